import type { MovedPayload, Payload } from '#schemas/page-boot.ts'
import { boot } from './boot.ts'
import { currentPage, type How } from './current-page.ts'
import { formUrl } from './form-url.ts'
import { endIslands, schedule } from './islands.ts'
import { hideOffline, showOffline } from './offline.ts'
import { focusOn, leavePlace, scrollTo, targetOf } from './page-position.ts'
import { loadPayload, payloads } from './payloads.ts'
import { pending } from './progress.ts'
import { announcer, mainElement as main, titleElement } from './shell-elements.ts'
import { sheetsInTime } from './sheets-in-time.ts'
import { updateShellLinks } from './shell-links.ts'

const calm = matchMedia('(prefers-reduced-motion: reduce)')
/** How long the old page takes to leave. */
const leaveMs = 120
const load = ({ pathname, search }: URL) => loadPayload(pathname + search)
const sleep = (ms: number) => new Promise((done) => setTimeout(done, calm.matches ? 0 : ms))
let turn = 0
let { guard } = boot

/** Whether there was no answer, or only a part of one: of what was answered wrongly the document says more. */
const hasNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException

// Who went back while the site could not be reached has the address of one page and sees another.
addEventListener('online', () => {
  if (location.pathname + location.search !== currentPage.path)
    void navigate(location.href, { isPop: true })
})

/** Goes to an address: a page of this site is swapped in, anything else is loaded. */
export async function navigate(to: string, how: How = {}): Promise<void> {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return location.assign(url)
  leavePlace(how.isPop)
  if (url.pathname + url.search === currentPage.path) {
    turn++
    enter(url, how)
    stopLeaving()
    const target = targetOf(url)
    if (target && !how.isPop) focusOn(target)
    return scrollTo(url, how.isPop)
  }
  const mine = ++turn
  // The page that another address was about to replace is read until this one is there.
  stopLeaving()
  main.setAttribute('aria-busy', 'true')
  let page: Payload | MovedPayload
  let isStyled: boolean
  try {
    ;[page, isStyled] = await pending(Promise.all([load(url), sheetsInTime()]))
  } catch (error) {
    if (mine !== turn) return
    return hasNoAnswer(error) ? stayAt(url, how) : leaveFor(url, how)
  }
  if (mine !== turn) return
  if ('movedTo' in page) return navigate(toOwn(page, url), fromHistory(how))
  const allowed = (one: string) => boot.allows?.includes(one)
  // The policy of a document cannot be widened, so a page that needs more brings a document of its own.
  const isOurs = page.locale === boot.locale && page.revision === boot.revision
  if (!isStyled || !isOurs || !(page.allows ?? []).every(allowed)) return leaveFor(url, how)
  // Not before: until its page is there, the one that is shown can be read.
  main.classList.add('page-leave-active')
  await sleep(leaveMs)
  if (mine === turn) swap(page, url, how)
}

/** Goes to the page that a form asks for. */
export const submit = (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> =>
  navigate(formUrl(form, submitter).href)

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
  showOffline(() => void navigate(url.href, how))
}

function stopLeaving(): void {
  main.removeAttribute('aria-busy')
  main.classList.remove('page-leave-active')
}

/**
 * Swaps in the page of the current address, where the document has something else: whether the sheets come in time or not,
 * since it is in no document.
 */
export async function show(page: Payload): Promise<void> {
  const { href } = location
  await sheetsInTime()
  if (href === location.href) swap(page, new URL(href), { isPop: true })
}

/** Fetches the current page again and swaps it in at its scroll position. */
export async function refresh(): Promise<void> {
  payloads.clear()
  leavePlace()
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
  // The sheets that the document links in its page stay.
  for (const child of main.querySelectorAll(':scope > :not(link)')) child.remove()
  main.insertAdjacentHTML('beforeend', page.html)
  stopLeaving()
  hideOffline()
  main.classList.add('page-enter-from')
  requestAnimationFrame(() => {
    main.classList.add('page-enter-active')
    main.classList.remove('page-enter-from')
    setTimeout(() => main.classList.remove('page-enter-active'), 200)
  })
  schedule(main)
  guard = page.guard
  currentPage.begin(guard)
  updateShellLinks()
  focusOn(targetOf(url) ?? main)
  if (announcer) announcer.textContent = page.title
  for (const element of [titleElement, announcer])
    if (page.titleLanguage) element?.setAttribute('lang', page.titleLanguage)
    else element?.removeAttribute('lang')
  scrollTo(url, how.isPop)
}

function enter(url: URL, { isPop, replace, state }: How): void {
  if (!isPop) {
    // Signing in comes back to it; pages for who is not signed in are on the way there.
    const from = guard === 'guest' ? history.state?.from : currentPage.path
    const entry = { user: state ?? null, key: Math.random().toString(36).slice(2, 10), from }
    if (replace) history.replaceState(entry, '', url)
    else history.pushState(entry, '', url)
  }
  currentPage.path = url.pathname + url.search
  currentPage.moved(isPop ? 'POP' : replace ? 'REPLACE' : 'PUSH')
}
