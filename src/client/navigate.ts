import type { Payload } from '#schemas/page-boot.ts'
import { isServerPath, payloadPath } from '#schemas/paths.ts'
import { boot } from './boot.ts'
import { endIslands, schedule } from './islands.ts'
import { placeChanged, setNavigate } from './location.ts'
import { endProgress, startProgress } from './progress.ts'

const payloads = new Map<string, Promise<Payload>>()

/** Fetches a page's payload, once; the last thirty are cached for a minute. */
export function load(url: URL): Promise<Payload> {
  const key = url.pathname + url.search
  const known = payloads.get(key)
  if (known) return known
  const loading = fetch(payloadPath(key), { headers: { accept: 'application/json' } }).then(
    (answer) => {
      if (!answer.ok) throw new Error(String(answer.status))
      return answer.json() as Promise<Payload>
    },
  )
  loading.catch(() => payloads.delete(key))
  payloads.set(key, loading)
  setTimeout(() => payloads.delete(key), 60_000)
  const [oldest] = payloads.keys()
  if (payloads.size > 30 && oldest !== undefined) payloads.delete(oldest)
  return loading
}

const main = document.getElementById('main') ?? document.body
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const sleep = (ms: number) => new Promise((done) => setTimeout(done, calm.matches ? 0 : ms))
let turn = 0
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
  let page: Payload
  try {
    ;[page] = await Promise.all([load(url), sleep(120)])
  } catch {
    if (mine !== turn) return
    endProgress(true)
    return location.assign(url)
  }
  if (mine !== turn) return
  if (page.locale !== boot.locale || page.revision !== boot.revision) return location.assign(url)
  swap(page, url, how)
}

/** Fetches the current page again and swaps it in at its scroll position. */
export async function refresh(): Promise<void> {
  payloads.clear()
  keepScroll()
  const url = new URL(location.href)
  const page = await load(url)
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
  markCurrent()
  main.focus({ preventScroll: true })
  const announcer = document.getElementById('announcer')
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

function scroll(url: URL, { isPop }: How): void {
  const target = url.hash && document.getElementById(decodeURIComponent(url.hash.slice(1)))
  const y: unknown = history.state?.y
  if (isPop && typeof y === 'number') scrollTo({ top: y, behavior: 'instant' })
  else if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** The link an event is about, when it leads to a page of this site. */
function pageLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download'))
    return undefined
  if ((link.target && link.target !== '_self') || 'reload' in link.dataset) return undefined
  return isServerPath(link.pathname) ? undefined : link
}

const left = 'tenun_left'

/** After a reload, or coming back from another site, scrolls to where the page was left. */
function returnToPlace(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const isReturn = entry && 'type' in entry && entry.type !== 'navigate'
  const [, y = '', href] = /^(\d+)\S* (.*)/.exec(sessionStorage.getItem(left) ?? '') ?? []
  if (isReturn && href === location.href) scrollTo(0, Number(y))
}

/** Takes over links, history and scroll of the document. */
export function startNavigation(): void {
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
