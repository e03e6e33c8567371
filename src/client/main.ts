import type { PageGuard } from '#schemas/page-boot.ts'
import { boot } from './boot.ts'
import { chunkFailed } from './chunk-failed.ts'
import { currentPage } from './current-page.ts'
import { startIslands } from './islands.ts'
import { readToken } from './payloads.ts'
import { prefetchSoon } from './prefetch.ts'
import './start-navigation.ts'
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

currentPage.begin = (guard) => {
  beginAccount(guard)
  beginChapter()
  prefetchSoon()
}
startScrolling()
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
