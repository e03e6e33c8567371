import { chapterCacheName, offlineCopyAttribute, type WorkerSite } from '#schemas/service-worker.ts'

// TypeScript's library of pages lacks these types of Service Workers: https://www.w3.org/TR/service-workers/
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  clientId: string
  resultingClientId: string
  /** What navigation preload has asked for already, in browsers that can. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface Scope {
  /** Written by the server before this script; null where the site has no service worker any more. */
  site: WorkerSite | null
  registration: Omit<ServiceWorkerRegistration, 'navigationPreload'> & {
    navigationPreload?: NavigationPreloadManager
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

const scope = self as unknown as Scope
const { site, registration } = scope

/** What the names of our caches begin with: those of other workers of the host have other names. */
const prefix = `offline ${location.host} `

/** The chapter that was opened last, which its page stores here. */
const chapterCache = chapterCacheName(location.host)

/** Windows that show the stored chapter: the files that it is drawn with come from the same cache. */
const chapterWindows = new Set<string>()

/** How long a page may take to answer before the offline page is shown. */
const timeoutMs = 20_000

const openCache = ({ version }: WorkerSite): Promise<Cache> => caches.open(prefix + version)

/** Stores a public answer of this site, asked for without cookies. Rejects for any other. */
async function store(cache: Cache, address: string, mode: RequestCache): Promise<void> {
  const answer = await fetch(address, { cache: mode, credentials: 'omit', redirect: 'error' })
  const isPrivate = /no-store|private/.test(answer.headers.get('cache-control') ?? '')
  if (!answer.ok || answer.type !== 'basic' || isPrivate)
    throw new Error(`${address} cannot be stored.`)
  await cache.put(address, answer)
}

/** Stores the offline pages, and of their files what there is: without one of them a page is still read. */
async function install(known: WorkerSite): Promise<void> {
  const { pages, files } = known
  const cache = await openCache(known)
  await Promise.all(pages.map(({ address }) => store(cache, address, 'no-cache')))
  await Promise.allSettled(files.map((file) => store(cache, file, 'default')))
}

/** Deletes the caches of all versions but one; without one, the chapter too. */
async function dropCaches(kept?: string): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(
    (name) =>
      (name.startsWith(prefix) && name !== prefix + kept) ||
      (name === chapterCache && kept === undefined),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}

const stored = async (known: WorkerSite, address: string) => (await openCache(known)).match(address)

/** The page that says that the site cannot be reached, in the language of the path. */
async function offlinePage(known: WorkerSite, path: string): Promise<Response> {
  const found = known.pages.find(({ prefix }) => `${path}/`.startsWith(`${prefix}/`))
  const page = found && (await stored(known, found.address))
  if (!page) return Response.error()
  const headers = headersOf(page)
  return new Response(page.body, { status: 503, statusText: 'Service Unavailable', headers })
}

/** The headers of a stored page for an answer of our own. */
function headersOf(page: Response): Headers {
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set('cache-control', 'no-store')
  return headers
}

const storedOfChapter = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: chapterCache, ignoreVary: true })

/** The stored chapter of a path, marked as a copy; undefined for any other path. */
async function chapterPage(event: FetchEvent, path: string): Promise<Response | undefined> {
  const page = await storedOfChapter(path)
  if (page === undefined) return undefined
  chapterWindows.add(event.resultingClientId)
  const html = await page.text()
  const marked = html.replace('<html', () => `<html ${offlineCopyAttribute}="${path}"`)
  return new Response(marked, { headers: headersOf(page) })
}

/** A page from the network, whatever it answers; where nothing answers in time the stored chapter, or the offline page. */
async function navigate(known: WorkerSite, event: FetchEvent, path: string): Promise<Response> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('late')), timeoutMs),
  )
  const answer = Promise.resolve(event.preloadResponse).then(
    (preloaded) => preloaded ?? fetch(event.request),
  )
  event.waitUntil(answer.catch(() => undefined))
  try {
    return await Promise.race([answer, late])
  } catch {
    return (await chapterPage(event, path)) ?? offlinePage(known, path)
  }
}

/** Answers for pages and for the files of the offline pages. The browser itself does all else, such as parts of a film. */
function answer(known: WorkerSite, event: FetchEvent): void {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  const isPart = request.headers.has('range')
  if (request.method !== 'GET' || origin !== location.origin || isPart) return
  const address = pathname + search
  if (request.mode !== 'navigate') {
    const isOfChapter = chapterWindows.has(event.clientId)
    if (!isOfChapter && !known.files.includes(address)) return
    const found = stored(known, address).then(
      (file) => file ?? (isOfChapter ? storedOfChapter(address) : file),
    )
    event.respondWith(found.then((file) => file ?? fetch(request)))
  } else if (
    request.destination === 'document' &&
    !known.passed.includes(pathname.split('/')[1] ?? '')
  )
    event.respondWith(navigate(known, event, pathname))
}

// No page depends on the version of its worker: a new one may begin at once, and no page is loaded again for it.
scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([site && install(site), scope.skipWaiting()])),
)
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    site
      ? Promise.all([dropCaches(site.version), registration.navigationPreload?.enable()])
      : Promise.all([dropCaches(), registration.unregister()]),
  ),
)
if (site) scope.addEventListener('fetch', (event) => answer(site, event))
