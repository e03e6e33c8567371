import { boot } from './boot.ts'

const links: HTMLLinkElement[] = []

/** Loads the whole style sheets, once: the document has inline the rules that its first page needs. Gives their elements. */
export function loadSheets(): readonly HTMLLinkElement[] {
  if (links.length === 0)
    for (const href of boot.sheets) {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      // One that failed is loaded again by the next who needs it.
      link.onerror = () => link.remove()
      links.push(link)
    }
  document.head.append(...links.filter((link) => !link.isConnected))
  return links
}
