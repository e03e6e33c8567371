import type { PageGuard } from '#schemas/page-boot.ts'
import { boot } from './boot.ts'
import { chunkFailed, schedule, whenIdle } from './islands.ts'
import { readToken, startNavigation } from './navigate.ts'

/** Loads the whole style sheets after the first paint: the page has the rules it needs inline. */
function loadSheets(): void {
  for (const href of boot.sheets) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
}

/** The services' client is larger than the runtime, and no page needs it to be read. */
const beginServices = () =>
  void import('./service-client.ts').then(({ begin }) => begin()).catch(chunkFailed)

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
    loadSheets()
    whenIdle(beginServices)
  }),
)
