export interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

const minute = 60_000

/** The time until a moment, a begun minute counted as one; undefined once the moment has passed. */
export function timeLeft(moment: string, now: number): TimeLeft | undefined {
  const minutes = Math.ceil((Date.parse(moment) - now) / minute)
  if (minutes <= 0) return undefined
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  }
}

/** When the time left that was shown at a moment is another; undefined once it has passed. */
export const nextTimeLeft = (moment: string, now: number): Date | undefined =>
  timeLeft(moment, now) && new Date(now + untilNextMinute(moment, now))

/** The milliseconds until the time left is another. */
export const untilNextMinute = (moment: string, now: number): number =>
  (((Date.parse(moment) - now) % minute) + minute) % minute || minute
