import { boot } from './boot.ts'

/** Whether the document has linked a sheet itself: then it is there before any script runs, or has failed and has no rules to read. */
const isThere = (href: string) => {
  try {
    return document.querySelector<HTMLLinkElement>(`[rel=stylesheet][href="${href}"]`)?.sheet
      ?.cssRules
  } catch {
    return undefined
  }
}

let links: HTMLLinkElement[] | undefined

/** Loads the whole style sheets that the document has not, once. Gives their elements. */
export function loadSheets(): readonly HTMLLinkElement[] {
  links ??= boot.sheets
    .filter((href) => !isThere(href))
    .map((href) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      // One that failed is loaded again by the next who needs it.
      link.onerror = () => link.remove()
      return link
    })
  document.head.append(...links.filter((link) => !link.isConnected))
  return links
}
