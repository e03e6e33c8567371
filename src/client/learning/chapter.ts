import type { LearningProgress } from '#schemas/services/learning.ts'
import { readToken } from '../payloads.ts'
import { services } from '../service-client.ts'
import * as calls from '../services/endpoints/index.ts'
import { ownKeys } from '../services/own-keys.ts'
import { deleteOwn, readOwn, writeOwn } from './own-storage.ts'
import { readingPosition, watchReading } from './reading-position.ts'
import {
  isUnreached,
  readWaiting,
  sendProgress,
  sendWaiting,
  sendWhenReached,
  type Sent,
} from './waiting-progress.ts'

/** How near to an end a position is that end, so that nothing is offered to go on with. */
const margin = 0.03

/** Chapters of a class, as far as somebody has read them. */
type Items = readonly Pick<
  LearningProgress['items'][number],
  'chapterSlug' | 'state' | 'position'
>[]

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

/** The text of a premium chapter on this device, for the session that opened it. */
interface StoredText {
  path: string
  body: string
}

/** The text of a locked chapter for who is signed in: null when they may not read it, undefined when it is not to be had. */
async function readText({ name }: ChapterView): Promise<string | null | undefined> {
  const path = location.pathname
  try {
    const { locked, body } = await services.callService(calls.readChapter, name)
    if (locked) deleteOwn(ownKeys.chapter)
    else await writeOwn<StoredText>(ownKeys.chapter, { path, body: body ?? '' })
    return locked ? null : (body ?? '')
  } catch (error) {
    console.error(error)
    const stored = isUnreached(error) ? await readOwn<StoredText>(ownKeys.chapter) : undefined
    return stored?.path === path ? stored.body : undefined
  }
}

/** Shows the text of a locked chapter to who may read it. Resolves to whether it is shown. */
async function unlock(view: ChapterView): Promise<boolean> {
  show(view.part('not-opened'), false)
  show(view.part('opening'), true)
  const text = await readText(view)
  if (!view.article.isConnected) return false
  show(view.part('opening'), false)
  if (text === undefined) {
    show(view.part('not-opened'), true)
    view.part('again')?.addEventListener('click', () => void retry(view), { once: true })
  }
  if (text === undefined || text === null) return false
  const body = view.part('body')
  // Sanitised when it was stored, as in a page that the server renders.
  if (body) body.innerHTML = text
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
  const items = await readItems(view)
  if (items === undefined || !view.article.isConnected) return
  const own = items.find(({ chapterSlug }) => chapterSlug === name.chapterSlug)
  showProgress(view, { items })
  show(part('progress'), true)
  part('finish')?.addEventListener('click', () => void store(view, 'finished', 1))
  const body = part('body')
  if (body === null) return
  offerResume(view, body, own?.position ?? 0)
  if (own === undefined) await store(view, 'started', 0)
  watchReading(body, (position) => void store(view, 'started', position))
}

/** The progress in the class; where it cannot be reached that which waits, and undefined where it is refused. */
async function readItems(view: ChapterView): Promise<Items | undefined> {
  const { slug } = view.name
  try {
    await sendWaiting()
    return (await services.callService(calls.readProgress, { slug })).items
  } catch (error) {
    console.error(error)
    if (!isUnreached(error)) return undefined
    return (await readWaiting()).filter((one) => one.slug === slug)
  }
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
  const sent = await sendProgress({ ...view.name, state, position: at })
  showSent(view, sent)
  if (sent !== 'waiting') return
  if (state === 'finished') showFinished(view, true)
  sendWhenReached((answer) => view.article.isConnected && showSent(view, answer))
}

/** Says whether progress is stored at the site, on this device, or not at all. */
function showSent(view: ChapterView, sent: Sent): void {
  show(view.part('waiting'), sent === 'waiting')
  show(view.part('not-saved'), sent === 'lost')
  if (typeof sent === 'object') showProgress(view, sent)
}

/** Marks the chapters that are finished, in the list and in this one. */
function showProgress(view: ChapterView, { items }: { items: Items }): void {
  const finished = new Set(
    items.flatMap(({ chapterSlug, state }) => (state === 'finished' ? [chapterSlug] : [])),
  )
  for (const link of document.querySelectorAll<HTMLElement>('[data-chapter-item]')) {
    const isFinished = finished.has(link.dataset['chapterItem'] ?? '')
    link.classList.toggle('is-finished', isFinished)
    show(link.querySelector<HTMLElement>('.sr-only'), isFinished)
  }
  showFinished(view, finished.has(view.name.chapterSlug))
}

function showFinished({ part }: ChapterView, isFinished: boolean): void {
  show(part('finished'), isFinished)
  show(part('finish'), !isFinished)
}
