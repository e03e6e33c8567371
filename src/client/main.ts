import { boot } from './boot.ts'
import { chunkFailed, schedule, whenIdle } from './islands.ts'
import { startNavigation } from './navigate.ts'

/** The page holds the rules it needs; the whole sheet follows when the browser has painted. */
function loadSheets(): void {
  for (const href of boot.sheets) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
}

/** What calls the services weighs more than all of this, and nobody needs it to read the page. */
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
