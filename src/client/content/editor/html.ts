import { DOMParser as ContentParser, DOMSerializer, type Node } from 'prosemirror-model'
import { schema } from './schema.ts'

const parser = ContentParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** The document of stored HTML. Nothing of it is run: a parsed document is no page. */
export const toDocument = (html: string): Node =>
  parser.parse(new DOMParser().parseFromString(html, 'text/html').body)

/** The HTML of a document; empty where nothing is written. */
export function toHtml(content: Node): string {
  const isEmpty = content.childCount === 1 && content.firstChild?.content.size === 0
  if (isEmpty && content.firstChild?.type === schema.nodes.paragraph) return ''
  const root = document.implementation.createHTMLDocument().createElement('div')
  root.append(serializer.serializeFragment(content.content, { document: root.ownerDocument }))
  return toTight(root).innerHTML
}

/** Items of lists without the paragraph that they begin with, as they are written by hand. */
function toTight(root: HTMLElement): HTMLElement {
  for (const item of root.querySelectorAll('li')) {
    const first = item.firstElementChild
    const isOnly = item.querySelectorAll(':scope > p').length === 1
    if (first?.localName === 'p' && isOnly) first.replaceWith(...first.childNodes)
  }
  return root
}

/** Whether the editor shows all of this HTML: what it cannot show would be lost by writing in it. */
export function isWhole(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return comparable(toTight(body).innerHTML) === comparable(toHtml(toDocument(html)))
}

/** HTML without the spaces and line ends that nobody sees. */
const comparable = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      / ?(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|pre|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td)\b[^>]*>) ?/g,
      '$1',
    )
    .trim()
