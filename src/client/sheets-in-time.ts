import { loadSheets } from './style-sheets.ts'

/** How long a page that is swapped in waits for the sheets; then it is loaded as a document, which has its own style. */
const timeoutMs = 4000

/** Resolves to whether a sheet is there. */
const loaded = (link: HTMLLinkElement): Promise<boolean> =>
  new Promise((done) => {
    if (link.sheet) return done(true)
    link.addEventListener('load', () => done(true), { once: true })
    link.addEventListener('error', () => done(false), { once: true })
  })

/** A page is whole without the fonts of others. */
const isOurs = (link: HTMLLinkElement) => new URL(link.href).origin === location.origin

/** Resolves to whether other pages than the document's first have all their rules. Never rejects. */
export const sheetsInTime = async (): Promise<boolean> => {
  const late = new Promise<boolean[]>((done) => setTimeout(() => done([false]), timeoutMs))
  const all = await Promise.race([Promise.all(loadSheets().filter(isOurs).map(loaded)), late])
  return all.every(Boolean)
}
