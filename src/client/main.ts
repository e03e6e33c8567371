import { boot } from './boot.ts'
import { chunkFailed } from './chunk-failed.ts'
import { closestTo } from './closest-to.ts'
import { currentPage } from './current-page.ts'
import { startIslands } from './islands.ts'
import { showOffline } from './offline.ts'
import { readToken } from './payloads.ts'
import { prefetchSoon } from './prefetch.ts'
import './start-navigation.ts'
import { startScrolling } from './scroll-positions.ts'
import { loadSheets } from './style-sheets.ts'
import { begin } from './visit-client.ts'
import { whenIdle } from './when-idle.ts'

/** Parts of a page that need a script are loaded with the first; some are only for who is signed in. */
currentPage.begin = (guard) => {
  const wanted = `[data-account],[data-part]${readToken() === null ? '' : ',[data-signed-in]'}`
  if (guard || document.querySelector(wanted))
    void import('./page-parts.ts')
      .then((parts) => parts.begin(wanted, showOffline, guard))
      .catch(chunkFailed)
  prefetchSoon()
}
startScrolling()
startIslands((element, roots) =>
  import('./hydrate.ts').then((island) => island.hydrate(element, roots)),
)
currentPage.begin(boot.guard)
// Without a script the menu opens as well: what closes it is loaded when it, or a sub-menu, is open.
addEventListener(
  'toggle',
  ({ target }) => {
    const menu = closestTo(target, '[data-menu]')
    if (menu) void import('./shell-menu.ts').then((it) => it.begin(menu)).catch(chunkFailed)
  },
  true,
)
requestAnimationFrame(() =>
  setTimeout(() => {
    void loadSheets()
    whenIdle(() => {
      void begin()
      if (boot.worker) navigator.serviceWorker?.register(boot.worker).catch(console.error)
    })
  }),
)
