import { chapterCacheName, offlineCopyAttribute } from '#schemas/service-worker.ts'

/** Paths of files: those of the product, and pictures. */
const files = /^\/(assets|media|drive|_ipx|_art)\//
const mostFiles = 80

/**
 * Stores the chapter that is open for its site's service worker, in place of the one before: the document as everyone is
 * sent it, and the files that it is drawn with. A page that is such a copy offers to load the chapter anew.
 */
export function begin(chapter: HTMLElement): void {
  const root = document.documentElement
  if (root.getAttribute(offlineCopyAttribute) === location.pathname) {
    const reload = chapter.querySelector('[data-chapter-part="reload"]')
    reload?.addEventListener('click', () => location.reload())
    return
  }
  // The document was a copy; the page that it has gone on to is none.
  root.removeAttribute(offlineCopyAttribute)
  void storeWhenServed(chapter).catch(console.error)
}

/** Waits for the site's service worker, which is registered when the page is idle; without one nothing is stored. */
async function storeWhenServed(chapter: HTMLElement): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.ready
  if (chapter.isConnected) await storeChapter(chapter)
}

async function storeChapter(chapter: HTMLElement): Promise<void> {
  const path = location.pathname
  const page = await fetch(path, { credentials: 'omit', redirect: 'error' })
  const isPrivate = /no-store|private/.test(page.headers.get('cache-control') ?? '')
  // A guarded page is sent without its blocks, which no copy would have either.
  const hasChapter = (await page.clone().text()).includes('data-learning="copy"')
  if (!page.ok || isPrivate || !hasChapter || !chapter.isConnected) return
  const name = chapterCacheName(location.host)
  await caches.delete(name)
  const cache = await caches.open(name)
  await cache.put(path, page)
  await Promise.allSettled(filesOf(chapter).map((file) => storeFile(cache, file)))
}

/** The addresses of the files that the page was drawn with, and of the chapter's pictures. */
function filesOf(chapter: HTMLElement): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const pictures = [...chapter.querySelectorAll('img')].map(
    (image) => image.currentSrc || image.src,
  )
  const addresses = [...loaded, ...pictures].flatMap((name) => {
    const { origin, pathname, search } = new URL(name, location.href)
    return origin === location.origin && files.test(pathname) ? [pathname + search] : []
  })
  return [...new Set(addresses)].slice(-mostFiles)
}

/** Stores a public file, mostly from the browser's own cache. */
async function storeFile(cache: Cache, address: string): Promise<void> {
  if ((await cache.match(address)) !== undefined) return
  const answer = await fetch(address, { credentials: 'omit', redirect: 'error' })
  const isPrivate = /no-store|private/.test(answer.headers.get('cache-control') ?? '')
  if (answer.ok && !isPrivate) await cache.put(address, answer)
}
