import { currentPage } from './current-page.ts'
import { linkedPage } from './page-links.ts'
import { loadPayload } from './payloads.ts'
import { whenIdle } from './when-idle.ts'

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData: boolean }
  }
}

/** How many pages are fetched for one that is shown without anyone having pointed at a link. */
const budget = 3
const restMs = 2000

/** Fetches a page that the visitor may go to, unless they save data. */
export function prefetch(path: string): void {
  if (path !== currentPage.path && !navigator.connection?.saveData)
    loadPayload(path).catch(() => undefined)
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Fetches the pages of the first links in view, once the page has been shown for a while and the browser is idle. */
export function prefetchSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => whenIdle(prefetchInView), restMs)
}

function prefetchInView(): void {
  // Nothing is fetched for a hidden tab until it is shown.
  if (document.hidden) return prefetchSoon()
  // To ask each link for its place would lay out what is far below the view.
  const observer = new IntersectionObserver((links) => {
    observer.disconnect()
    const paths = new Set<string>()
    for (const { isIntersecting, target } of links) {
      const path = isIntersecting && linkedPage(target)
      if (path && paths.size < budget) paths.add(path)
    }
    for (const path of paths) prefetch(path)
  })
  for (const link of document.querySelectorAll('main a')) observer.observe(link)
}
