import type { Chapter } from '#schemas/services/chapter.ts'
import type { LearningProgress } from '#schemas/services/learning.ts'
import { readToken } from '../payloads.ts'
import { services } from '../service-client.ts'
import * as calls from '../services/endpoints/index.ts'
import { readingPosition, watchReading } from './reading-position.ts'

/** How near to an end a position is that end, so that nothing is offered to go on with. */
const margin = 0.03

/** The chapter that the page shows, and its parts by name. */
interface ChapterView {
  article: HTMLElement
  name: { slug: string; chapterSlug: string }
  part(name: string): HTMLElement | null
}

/** Opens the chapter of the page for who is signed in: its text if it was locked, and their progress. */
export async function begin(article: HTMLElement): Promise<void> {
  const { chapter = '', chapterClass = '', chapterLocked } = article.dataset
  const view: ChapterView = {
    article,
    name: { slug: chapterClass, chapterSlug: chapter },
    part: (name) => article.querySelector<HTMLElement>(`[data-chapter-part="${name}"]`),
  }
  if (chapterLocked === undefined || (await unlock(view))) await beginProgress(view)
}

const show = (element: HTMLElement | null, isShown: boolean): void => {
  if (element) element.hidden = !isShown
}

/** Fetches the text of a locked chapter. Resolves to whether it is shown. */
async function unlock(view: ChapterView): Promise<boolean> {
  show(view.part('not-opened'), false)
  show(view.part('opening'), true)
  const { data } = await services.toResult<Chapter>(
    services.callService(calls.readChapter, view.name),
  )
  if (!view.article.isConnected) return false
  show(view.part('opening'), false)
  if (data === null) {
    show(view.part('not-opened'), true)
    view.part('again')?.addEventListener('click', () => void retry(view), { once: true })
    return false
  }
  if (data.locked) return false
  const body = view.part('body')
  // Sanitised when it was stored, as in a page that the server renders.
  if (body) body.innerHTML = data.body ?? ''
  show(body, true)
  for (const name of ['locked', 'lock']) show(view.part(name), false)
  // What was shown to someone is shown no longer than they are signed in.
  const stop = services.onSignedOut(() => {
    stop()
    if (view.article.isConnected && readToken() === null) location.reload()
  })
  return true
}

async function retry(view: ChapterView): Promise<void> {
  if (await unlock(view)) await beginProgress(view)
}

async function beginProgress(view: ChapterView): Promise<void> {
  const { name, part } = view
  const { data } = await services.toResult<LearningProgress>(
    services.callService(calls.readProgress, { slug: name.slug }),
  )
  if (data === null || !view.article.isConnected) return
  const own = data.items.find(({ chapterSlug }) => chapterSlug === name.chapterSlug)
  showProgress(view, data)
  show(part('progress'), true)
  part('finish')?.addEventListener('click', () => void store(view, 'finished', 1))
  const body = part('body')
  if (body === null) return
  offerResume(view, body, own?.position ?? 0)
  if (own === undefined) await store(view, 'started', 0)
  watchReading(body, (position) => void store(view, 'started', position))
}

/** Shows where someone left off, without moving the page by itself. */
function offerResume({ part }: ChapterView, body: HTMLElement, position: number): void {
  const button = part('resume')
  if (button === null || position < margin || position > 1 - margin) return
  button.hidden = false
  button.addEventListener('click', () => {
    const { top, height } = body.getBoundingClientRect()
    scrollTo({ top: scrollY + top + height * position - innerHeight / 2 })
  })
}

async function store(
  view: ChapterView,
  state: 'started' | 'finished',
  position: number,
): Promise<void> {
  const body = view.part('body')
  const at = state === 'finished' && body ? Math.max(position, readingPosition(body)) : position
  const input = { ...view.name, state, position: at }
  const { data } = await services.toResult<LearningProgress>(
    services.callService(calls.updateProgress, input, { keepalive: true }),
  )
  show(view.part('not-saved'), data === null)
  if (data !== null) showProgress(view, data)
}

/** Marks the chapters that are finished, in the list and in this one. */
function showProgress({ name, part }: ChapterView, { items }: LearningProgress): void {
  const finished = new Set(
    items.flatMap(({ chapterSlug, state }) => (state === 'finished' ? [chapterSlug] : [])),
  )
  for (const link of document.querySelectorAll<HTMLElement>('[data-chapter-item]')) {
    const isFinished = finished.has(link.dataset['chapterItem'] ?? '')
    link.classList.toggle('is-finished', isFinished)
    show(link.querySelector<HTMLElement>('.sr-only'), isFinished)
  }
  show(part('finished'), finished.has(name.chapterSlug))
  show(part('finish'), !finished.has(name.chapterSlug))
}
