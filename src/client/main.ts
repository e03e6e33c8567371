import type { PageGuard } from '#schemas/page-boot.ts'
import { boot } from './boot.ts'
import { chunkFailed } from './chunk-failed.ts'
import { currentPage, type How } from './current-page.ts'
import { followLinks } from './follow-links.ts'
import { startIslands } from './islands.ts'
import { showOffline } from './offline.ts'
import { loadPayload, readToken } from './payloads.ts'
import { prefetchSoon } from './prefetch.ts'
import { pending } from './progress.ts'
import { startScrolling } from './scroll-positions.ts'
import { loadSheets } from './style-sheets.ts'
import { begin } from './visit-client.ts'
import { whenIdle } from './when-idle.ts'

/** What a page does about who is signed in is loaded with the first that does anything. */
const beginAccount = (guard?: PageGuard) => {
  if (guard || document.querySelector('[data-account]'))
    void import('./account/account.ts').then((account) => account.begin(guard)).catch(chunkFailed)
}

/** What a chapter shows to who is signed in is loaded with the first that someone opens. */
const beginChapter = () => {
  const article = document.querySelector<HTMLElement>('[data-chapter]')
  if (article && readToken() !== null)
    void import('./learning/chapter.ts')
      .then((chapter) => chapter.begin(article))
      .catch(chunkFailed)
}

/** Navigation is loaded when the visitor points at a link, or goes somewhere. */
const navigation = () => import('./navigate.ts')

currentPage.begin = (guard) => {
  beginAccount(guard)
  beginChapter()
  prefetchSoon()
}
currentPage.go = (to, how) =>
  void pending(navigation()).then(
    (engine) => engine.navigate(to, how),
    () => goWithout(to, how),
  )

currentPage.submit = (form, submitter) =>
  void pending(navigation()).then(
    (engine) => engine.submit(form, submitter),
    () => form.submit(),
  )

/** Where navigation cannot be loaded: a site that answers is asked for the document, any other is waited for. */
async function goWithout(to: string, how?: How): Promise<void> {
  const { pathname, search } = new URL(to, location.href)
  const error: unknown = await loadPayload(pathname + search).catch((reason: unknown) => reason)
  if (error instanceof TypeError) showOffline(() => currentPage.go(to, how))
  else if (how?.isPop) location.reload()
  else location.assign(to)
}

startScrolling()
followLinks(() => void navigation().catch(() => undefined))
startIslands((element, roots) =>
  import('./hydrate.ts').then((island) => island.hydrate(element, roots)),
)
currentPage.begin(boot.guard)
requestAnimationFrame(() =>
  setTimeout(() => {
    void loadSheets()
    whenIdle(() => void begin())
  }),
)
