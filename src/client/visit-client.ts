import { boot } from './boot.ts'
import { closestTo } from './closest-to.ts'
import { isFollowing } from './services/clicks.ts'
import { openCipher } from './services/cipher.ts'
import { openVisit } from './services/visit.ts'
import { openCookies, openStorage } from './services/browser-environment.ts'

// Requests that end because the visitor leaves are no failures.
let isLeaving = false
addEventListener('pagehide', () => (isLeaving = true))
addEventListener('pageshow', () => (isLeaving = false))

/** The visit of this page. It sends nothing before `begin`, since no page needs it to be read. */
export const visit = openVisit(
  {
    fetch: (url, init) => fetch(url, init),
    now: () => Date.now(),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    // Absent where a page is no secure context, whatever its type says.
    cipher: openCipher(crypto.subtle),
    log: (label, error) => {
      if (!isLeaving) console.error(label, error)
    },
    local: openStorage(() => localStorage),
    session: openStorage(() => sessionStorage),
    cookies: openCookies(document, location.protocol === 'https:'),
  },
  boot,
)

/** Once the page is painted: start-up, and the click log from here on. */
export async function begin(): Promise<void> {
  const { href } = location
  const clicked = (event: MouseEvent) => {
    const link = closestTo(event.target, 'a')
    // The address of a link within an SVG is no text.
    if (link instanceof HTMLAnchorElement && link.href && isFollowing(event))
      void visit.linkClicked(link, location.href)
  }
  // While the event goes down: the place it was clicked at is still the page's own.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, clicked, true)
  await visit.startUp()
  await visit.pageLoaded(href, document.referrer)
}
