import type { IslandData } from '#schemas/page-boot.ts'
import { boot } from './boot.ts'
import { currentPage } from './current-page.ts'
import { loadPayload } from './payloads.ts'
import { readTyped, writeTyped } from './typed-fields.ts'

/**
 * The data of an island that the document left out: from the payload of its page, and with its HTML where that has changed
 * since the document was made. Throws when it cannot be had.
 */
export async function deferredIsland(element: Element): Promise<IslandData> {
  const { path } = currentPage
  const answered = await loadPayload(path)
  // A site that was exported as files has a file for the path, and none for a query that it does not know.
  const page = 'movedTo' in answered ? await loadPayload(path.replace(/\?.*/, '')) : answered
  const island = 'movedTo' in page ? undefined : page.islands[element.id]
  if ('movedTo' in page || island === undefined) throw new Error('the page is another one now')
  takeNewer(element, page.html)
  boot.islands[element.id] = island
  return island
}

/** React hydrates the HTML that the data belongs to: that of the payload, unless the document has the same. */
function takeNewer(element: Element, html: string): void {
  const template = document.createElement('template')
  template.innerHTML = html
  const newer = template.content.getElementById(element.id)
  const hash = newer?.getAttribute('data-hash')
  if (!newer || !hash || hash === element.getAttribute('data-hash')) return
  const typed = readTyped(element)
  element.replaceChildren(...newer.childNodes)
  element.setAttribute('data-hash', hash)
  writeTyped(element, typed)
}
