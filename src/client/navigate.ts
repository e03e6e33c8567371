import type { MovedPayload, PageGuard, Payload } from '#schemas/page-boot.ts'
import { payloadPath } from '#schemas/paths.ts'
import { boot } from './boot.ts'
import { endIslands, schedule } from './islands.ts'
import { placeChanged, setNavigate } from './location.ts'
import { formUrl, pageLink } from './page-links.ts'
import { endProgress, startProgress } from './progress.ts'
import { announcer, mainElement as main } from './shell-elements.ts'

const payloads = new Map<string, Promise<Payload | MovedPayload>>()

/** The access token, which guarded pages ask for; null for a visitor, for what no header takes, and without storage. */
export function readToken(): string | null {
  try {
    return /^[\w.~+/=-]+$/.exec(localStorage.getItem('access_token') ?? '')?.[0] ?? null
  } catch {
    return null
  }
}

/** Fetches a page's payload, once for each who is signed in; the last thirty are cached for a minute. */
function load(url: URL): Promise<Payload | MovedPayload> {
  const token = readToken()
  const path = url.pathname + url.search
  const key = `${path} ${token}`
  const known = payloads.get(key)
  if (known) return known
  const loading = fetch(payloadPath(path), { headers: payloadHeaders(token) }).then((answer) => {
    if (!answer.ok) throw new Error(String(answer.status))
    return answer.json() as Promise<Payload | MovedPayload>
  })
  loading.catch(() => payloads.delete(key))
  payloads.set(key, loading)
  setTimeout(() => payloads.delete(key), 60_000)
  const [oldest] = payloads.keys()
  if (payloads.size > 30 && oldest !== undefined) payloads.delete(oldest)
  return loading
}

/** What a payload is asked for with. */
export const payloadHeaders = (token: string | null): Record<string, string> => ({
  accept: 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
})

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const sleep = (ms: number) => new Promise((done) => setTimeout(done, calm.matches ? 0 : ms))
let turn = 0
let shown: (guard?: PageGuard) => void
let path = location.pathname + location.search

let scrolled = 0

/** Stores the scroll position in the history, for going back and for a reload. */
const keepScroll = () => {
  clearTimeout(scrolled)
  history.replaceState({ ...history.state, y: scrollY }, '')
}

interface How {
  replace?: boolean
  state?: unknown
  isPop?: boolean
}

/** Goes to an address: a page of this site is swapped in, anything else is loaded. */
export async function navigate(to: string, how: How = {}): Promise<void> {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return location.assign(url)
  clearTimeout(scrolled)
  if (!how.isPop) keepScroll()
  if (url.pathname + url.search === path) {
    turn++
    enter(url, how)
    main.classList.remove('page-leave-active')
    return scroll(url, how)
  }
  const mine = ++turn
  startProgress()
  main.classList.add('page-leave-active')
  main.setAttribute('aria-busy', 'true')
  let page: Payload | MovedPayload
  try {
    ;[page] = await Promise.all([load(url), sleep(120)])
  } catch {
    if (mine !== turn) return
    endProgress(true)
    return leaveFor(url, how)
  }
  if (mine !== turn) return
  if ('movedTo' in page) return navigate(toOwn(page, url), fromHistory(how))
  const allowed = (one: string) => boot.allows?.includes(one)
  // The policy of a document cannot be widened, so a page that needs more brings a document of its own.
  const isOurs = page.locale === boot.locale && page.revision === boot.revision
  if (!isOurs || !(page.allows ?? []).every(allowed)) return leaveFor(url, how)
  swap(page, url, how)
}

/** The address that an item has now, with the query and the hash that were asked for. */
const toOwn = ({ movedTo }: MovedPayload, { search, hash }: URL) => movedTo + search + hash

/** After going back the old address is in the history, and its place is taken. */
const fromHistory = ({ isPop: isBack, ...how }: How): How =>
  isBack ? { ...how, replace: true } : how

/** Loads a document. After going back the address is there already, and with a hash it would only be scrolled to. */
const leaveFor = (url: URL, { isPop }: How) => (isPop ? location.reload() : location.assign(url))

/** Swaps in the page of the current address, where the document has something else. */
export const show = (page: Payload): void => swap(page, new URL(location.href), { isPop: true })

/** Fetches the current page again and swaps it in at its scroll position. */
export async function refresh(): Promise<void> {
  payloads.clear()
  keepScroll()
  const url = new URL(location.href)
  const page = await load(url)
  if ('movedTo' in page) return location.replace(toOwn(page, url))
  boot.revision = page.revision
  swap(page, url, { isPop: true })
}

function swap(page: Payload, url: URL, how: How): void {
  endIslands(main)
  enter(url, how)
  Object.assign(boot.islands, page.islands)
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove()
  document.head.insertAdjacentHTML('beforeend', page.head)
  document.title = page.title
  main.innerHTML = page.html
  main.removeAttribute('aria-busy')
  main.classList.remove('page-leave-active')
  main.classList.add('page-enter-from')
  requestAnimationFrame(() => {
    main.classList.add('page-enter-active')
    main.classList.remove('page-enter-from')
    setTimeout(() => main.classList.remove('page-enter-active'), 200)
  })
  schedule(main)
  shown(page.guard)
  markCurrent()
  const target = targetOf(url) ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  if (announcer) announcer.textContent = page.title
  scroll(url, how)
  endProgress()
}

/** Islands of the shell that are not hydrated have the server's mark, and hydration will not change it. */
function markCurrent(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > :not(main) a[href]')) {
    const isHere = link.pathname.toLowerCase() === location.pathname.toLowerCase() && !link.hash
    if (link.ariaCurrent && !isHere) link.removeAttribute('aria-current')
    else if (isHere && link.origin === location.origin) link.setAttribute('aria-current', 'page')
  }
}

function enter(url: URL, { isPop, replace, state }: How): void {
  if (!isPop) {
    const entry = { user: state ?? null, key: Math.random().toString(36).slice(2, 10) }
    if (replace) history.replaceState(entry, '', url)
    else history.pushState(entry, '', url)
  }
  path = url.pathname + url.search
  placeChanged(isPop ? 'POP' : replace ? 'REPLACE' : 'PUSH')
}

/** The element that the hash of an address names; null also for a hash that no browser can decode. */
function targetOf({ hash }: URL): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

function scroll(url: URL, { isPop }: How): void {
  const target = targetOf(url)
  const y: unknown = history.state?.y
  if (isPop && typeof y === 'number') scrollTo({ top: y, behavior: 'instant' })
  else if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

const left = 'tenun_left'

/** After a reload, or coming back from another site, scrolls to where the page was left. */
function returnToPlace(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const isReturn = entry && 'type' in entry && entry.type !== 'navigate'
  const [, y = '', href] = /^(\d+)\S* (.*)/.exec(sessionStorage.getItem(left) ?? '') ?? []
  if (isReturn && href === location.href) scrollTo(0, Number(y))
}

/** Takes over links, history and scroll of the document. `afterShow` is called for its page and each that is swapped in. */
export function startNavigation(afterShow: (guard?: PageGuard) => void): void {
  shown = afterShow
  shown(boot.guard)
  setNavigate((to, how) => void navigate(to, how))
  history.scrollRestoration = 'manual'
  returnToPlace()
  addEventListener('pagehide', () => sessionStorage.setItem(left, `${scrollY} ${location.href}`))
  addEventListener('scroll', () => {
    clearTimeout(scrolled)
    scrolled = window.setTimeout(keepScroll, 150)
  })
  addEventListener('popstate', () => void navigate(location.href, { isPop: true }))
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = pageLink(event)
    if (link === undefined) return
    event.preventDefault()
    void navigate(link.href)
  })
  document.addEventListener('submit', (event) => {
    const url = event.defaultPrevented ? undefined : formUrl(event)
    if (url === undefined) return
    event.preventDefault()
    void navigate(url.href)
  })
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      intent,
      (event) => {
        const link = pageLink(event)
        if (link && link.pathname + link.search !== path)
          load(new URL(link.href)).catch(() => undefined)
      },
      { passive: true },
    )
  }
}
