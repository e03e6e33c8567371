import { boot } from './boot.ts'
import { schedule } from './islands.ts'
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

startNavigation()
schedule(document)
requestAnimationFrame(() => setTimeout(loadSheets))
