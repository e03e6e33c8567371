import type { MovedPayload, PageGuard, Payload } from '#schemas/page-boot.ts'
import { payloadPath } from '#schemas/paths.ts'
import { boot } from './boot.ts'
import { endIslands, schedule } from './islands.ts'
import { placeChanged, setNavigate } from './location.ts'
import { hideOffline, showOffline } from './offline.ts'
import { formUrl, leavingLink, pageLink } from './page-links.ts'
import {
  dropScroll,
  focusOn,
  keepScroll,
  scrollTo,
  startScrolling,
  targetOf,
} from './page-position.ts'
import { endProgress, startProgress } from './progress.ts'
import { announcer, mainElement as main, titleElement } from './shell-elements.ts'
import { updateShellLinks } from './shell-links.ts'
import { sheetsInTime } from './style-sheets.ts'

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

interface How {
  replace?: boolean
  state?: unknown
  isPop?: boolean
}

/** Goes to an address: a page of this site is swapped in, anything else is loaded. */
export async function navigate(to: string, how: How = {}): Promise<void> {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return location.assign(url)
  dropScroll()
  if (!how.isPop) keepScroll()
  if (url.pathname + url.search === path) {
    turn++
    enter(url, how)
    stopLeaving()
    const target = targetOf(url)
    if (target && !how.isPop) focusOn(target)
    return scrollTo(url, how.isPop)
  }
  const mine = ++turn
  startProgress()
  main.classList.add('page-leave-active')
  main.setAttribute('aria-busy', 'true')
  let page: Payload | MovedPayload
  let isStyled: boolean
  try {
    ;[page, isStyled] = await Promise.all([load(url), sheetsInTime(), sleep(120)])
  } catch (error) {
    if (mine !== turn) return
    endProgress(true)
    // Of what was answered the document says more; without an answer the browser would show its own page.
    return error instanceof TypeError ? stayAt(url, how) : leaveFor(url, how)
  }
  if (mine !== turn) return
  if ('movedTo' in page) return navigate(toOwn(page, url), fromHistory(how))
  const allowed = (one: string) => boot.allows?.includes(one)
  // The policy of a document cannot be widened, so a page that needs more brings a document of its own.
  const isOurs = page.locale === boot.locale && page.revision === boot.revision
  if (!isStyled || !isOurs || !(page.allows ?? []).every(allowed)) return leaveFor(url, how)
  swap(page, url, how)
}

/** The address that an item has now, with the query and the hash that were asked for. */
const toOwn = ({ movedTo }: MovedPayload, { search, hash }: URL) => movedTo + search + hash

/** After going back the old address is in the history, and its place is taken. */
const fromHistory = ({ isPop: isBack, ...how }: How): How =>
  isBack ? { ...how, replace: true } : how

/** Loads a document. After going back the address is there already, and with a hash it would only be scrolled to. */
function leaveFor(url: URL, how: How): void {
  if (!navigator.onLine) stayAt(url, how)
  else if (how.isPop) location.reload()
  else location.assign(url)
}

/** Keeps the page where its site cannot be reached, and says so. After going back the address is the other page's. */
function stayAt(url: URL, how: How): void {
  stopLeaving()
  endProgress(true)
  showOffline(() => void navigate(url.href, how))
}

function stopLeaving(): void {
  main.removeAttribute('aria-busy')
  main.classList.remove('page-leave-active')
}

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
  stopLeaving()
  hideOffline()
  main.classList.add('page-enter-from')
  requestAnimationFrame(() => {
    main.classList.add('page-enter-active')
    main.classList.remove('page-enter-from')
    setTimeout(() => main.classList.remove('page-enter-active'), 200)
  })
  schedule(main)
  shown(page.guard)
  updateShellLinks()
  focusOn(targetOf(url) ?? main)
  if (announcer) announcer.textContent = page.title
  for (const element of [titleElement, announcer])
    if (page.titleLanguage) element?.setAttribute('lang', page.titleLanguage)
    else element?.removeAttribute('lang')
  scrollTo(url, how.isPop)
  endProgress()
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

/** Swaps in the page that a link leads to. A link that leads elsewhere is the browser's, but not while it is offline. */
function followLink(event: MouseEvent): void {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
  const link = pageLink(event)
  const leaving = link ?? (navigator.onLine ? undefined : leavingLink(event))
  if (leaving === undefined) return
  event.preventDefault()
  if (link) void navigate(link.href)
  else showOffline(() => location.assign(leaving.href))
}

/** The same for a form: one that only reads leads to a page. */
function followForm(event: SubmitEvent): void {
  if (event.defaultPrevented) return
  const { target: form, submitter } = event
  const url = formUrl(event)
  if (url !== undefined) void navigate(url.href)
  else if (navigator.onLine || !(form instanceof HTMLFormElement)) return
  else showOffline(() => form.requestSubmit(submitter))
  event.preventDefault()
}

/** Takes over links, history and scroll of the document. `afterShow` is called for its page and each that is swapped in. */
export function startNavigation(afterShow: (guard?: PageGuard) => void): void {
  shown = afterShow
  shown(boot.guard)
  setNavigate((to, how) => void navigate(to, how))
  startScrolling()
  // Who went back while the site could not be reached has the address of one page and sees another.
  addEventListener('online', () => {
    if (location.pathname + location.search !== path) void navigate(location.href, { isPop: true })
  })
  addEventListener('popstate', () => void navigate(location.href, { isPop: true }))
  document.addEventListener('click', followLink)
  document.addEventListener('submit', followForm)
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
