import { useEffect, useRef, type RefObject } from 'react'

/** Focuses a heading each time the quiz went on; not when a page was loaded. */
export function useFocus(moves: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moves > 0) heading.current?.focus()
  }, [moves])
  return heading
}
