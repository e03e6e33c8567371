import { dropScroll, keepScroll } from './scroll-positions.ts'

/** The element that the hash of an address names; null also for a hash that no browser can decode. */
export function targetOf({ hash }: URL): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/** Moves the focus to an element without scrolling, as following a link to it does. */
export function focusOn(element: HTMLElement): void {
  // What can be focused already stays where it is in the order of the page.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Scrolls to where an address leads: after going back where the page was left, else to its hash or its top. */
export function scrollTo(url: URL, isPop: boolean | undefined): void {
  const target = targetOf(url)
  const y: unknown = history.state?.y
  if (isPop && typeof y === 'number') window.scrollTo({ top: y, behavior: 'instant' })
  else if (target) target.scrollIntoView()
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Stores where the page is left; after going back the address is no longer its own, and nothing is stored. */
export function leavePlace(isPop?: boolean): void {
  dropScroll()
  if (!isPop) keepScroll()
}
