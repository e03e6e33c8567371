import { useEffect, useState } from 'react'
import { type TimeLeft, timeLeft, untilNextMinute } from './time-left.ts'

/** The time until a moment: at first that of the page, in the browser each minute anew; undefined once it has passed. */
export function useTimeLeft(moment: string, now: string): TimeLeft | undefined {
  const [left, setLeft] = useState(() => timeLeft(moment, Date.parse(now)))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      const now = Date.now()
      const next = timeLeft(moment, now)
      setLeft(next)
      if (next) timer = setTimeout(show, untilNextMinute(moment, now) + 20)
    }
    show()
    // Timers of a hidden page may be late.
    document.addEventListener('visibilitychange', show)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', show)
    }
  }, [moment])

  return left
}
