/** How long a reader stays at a place before it is stored. */
const restMs = 2000

/** How much of a text has passed the middle of the window: 0 is nothing, 1 all. */
export function readingPosition(body: Element): number {
  const { top, height } = body.getBoundingClientRect()
  const passed = height === 0 ? 0 : (innerHeight / 2 - top) / height
  return Math.round(Math.min(1, Math.max(0, passed)) * 1000) / 1000
}

/** Calls with the position in a text whenever a reader rests at another place, until the text leaves the page. */
export function watchReading(body: Element, rested: (position: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = readingPosition(body)
  const moved = () => {
    clearTimeout(timer)
    if (!body.isConnected) return removeEventListener('scroll', moved)
    timer = setTimeout(() => {
      const position = readingPosition(body)
      if (!body.isConnected || position === last) return
      last = position
      rested(position)
    }, restMs)
  }
  addEventListener('scroll', moved, { passive: true })
}
