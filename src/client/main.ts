import { boot } from './boot.ts'
import { chunkFailed, schedule, whenIdle } from './islands.ts'
import { startNavigation } from './navigate.ts'

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

startNavigation()
schedule(document)
requestAnimationFrame(() =>
  setTimeout(() => {
    loadSheets()
    whenIdle(beginServices)
  }),
)
