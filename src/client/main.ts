import type { PageGuard } from '#schemas/page-boot.ts'
import { chunkFailed, schedule, whenIdle } from './islands.ts'
import { readToken, startNavigation } from './navigate.ts'
import { loadSheets } from './style-sheets.ts'

/** The services' client is larger than the runtime, and no page needs it to be read. */
const beginServices = () =>
  void import('./visit-client.ts').then(({ begin }) => begin()).catch(chunkFailed)

/** What a page does about who is signed in is loaded with the first that does anything. */
const beginAccount = (guard?: PageGuard) => {
  if (guard || document.querySelector('[data-account]'))
    void import('./account/account.ts').then(({ begin }) => begin(guard)).catch(chunkFailed)
}

/** What a chapter shows to who is signed in is loaded with the first that someone opens. */
const beginChapter = () => {
  const article = document.querySelector<HTMLElement>('[data-chapter]')
  if (article && readToken() !== null)
    void import('./learning/chapter.ts').then(({ begin }) => begin(article)).catch(chunkFailed)
}

startNavigation((guard) => {
  beginAccount(guard)
  beginChapter()
})
schedule(document)
requestAnimationFrame(() =>
  setTimeout(() => {
    void loadSheets()
    whenIdle(beginServices)
  }),
)
