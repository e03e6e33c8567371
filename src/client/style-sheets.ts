import { boot } from './boot.ts'

/** How long a page that is swapped in waits for the sheets; then it is loaded as a document, which has its own style. */
const patienceMs = 4000

let loading: Promise<boolean> | undefined

const load = (href: string) =>
  new Promise<boolean>((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => done(true)
    link.onerror = () => {
      link.remove()
      done(false)
    }
    document.head.append(link)
  })

/** Loads the whole style sheets, unless they are there: the document has inline the rules that its first page needs. */
export function loadSheets(): Promise<boolean> {
  loading ??= Promise.all(boot.sheets.map((href) => isOurs(href, load(href)))).then((all) => {
    const isWhole = all.every(Boolean)
    if (!isWhole) loading = undefined
    return isWhole
  })
  return loading
}

/** A page is whole without the fonts of others. */
const isOurs = (href: string, loaded: Promise<boolean>) =>
  href.startsWith('/') ? loaded : Promise.resolve(true)

/** Resolves to whether other pages than the document's first have all their rules. Never rejects. */
export const sheetsInTime = (): Promise<boolean> =>
  Promise.race([
    loadSheets(),
    new Promise<boolean>((done) => setTimeout(() => done(false), patienceMs)),
  ])
