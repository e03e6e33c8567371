let scrolled: ReturnType<typeof setTimeout> | undefined

/** Stores the scroll position in the history, for going back and for a reload. */
export function keepScroll(): void {
  clearTimeout(scrolled)
  history.replaceState({ ...history.state, y: scrollY }, '')
}

/** Drops a scroll position that waits to be stored: the address is no longer the one it belongs to. */
export const dropScroll = (): void => clearTimeout(scrolled)

const left = 'tenun_left'

/** Does nothing where the browser bars storage: pages begin at their top then. */
function attempt(use: () => void): void {
  try {
    use()
  } catch {}
}

/** After a reload, or coming back from another site, scrolls to where the page was left. */
function returnToPlace(): void {
  const [entry] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  const [y, href] = `${sessionStorage.getItem(left)}`.split(' ')
  if (entry.type === 'navigate' || href !== location.href) return
  scrollTo(0, Number(y))
  // Islands wait for a pointer; what was typed comes back with its form.
  dispatchEvent(new Event('pointerover'))
}

/** Takes over the browser's scroll restoration. */
export function startScrolling(): void {
  history.scrollRestoration = 'manual'
  attempt(returnToPlace)
  addEventListener('pagehide', () =>
    attempt(() => sessionStorage.setItem(left, `${scrollY} ${location.href}`)),
  )
  addEventListener('scroll', () => {
    clearTimeout(scrolled)
    scrolled = setTimeout(keepScroll, 150)
  })
}
