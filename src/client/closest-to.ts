/** The closest element of a selector to what an event is about; null for an event of no element. */
export const closestTo = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
