import type { AnyNode, Document, Element } from 'domhandler'
import { getElementById, getElementsByTagName, textContent } from 'domutils'

/** Whether the element or an ancestor is hidden from screen readers. */
export function isHidden(element: Element): boolean {
  for (let here: Element['parent'] = element; here; here = here.parent) {
    if (!('attribs' in here)) continue
    const { hidden, style = '', 'aria-hidden': ariaHidden } = here.attribs
    if (hidden !== undefined || ariaHidden === 'true' || /display:\s*none/.test(style)) return true
  }
  return false
}

/** Computes an element's accessible name from its markup; blank when it has none. */
export function accessibleName(element: Element, document: Document): string {
  const { 'aria-labelledby': ids, 'aria-label': label, title } = element.attribs
  const labels = (ids ?? '').split(/\s+/).filter(Boolean)
  const named = labels.map((id) => getElementById(id, document)).filter((found) => found !== null)
  const text = named.map((found) => textContent(found)).join(' ') || (label ?? '')
  return (text.trim() || contentName(element) || (title ?? '')).trim()
}

/** Whether a field has an accessible name, a label around it, or a label for its id. */
export function hasLabel(field: Element, document: Document): boolean {
  if (accessibleName(field, document) !== '') return true
  for (let here = field.parent; here; here = here.parent) {
    if ('name' in here && here.name === 'label') return textContent(here).trim() !== ''
  }
  const { id } = field.attribs
  return (
    id !== undefined &&
    getElementsByTagName('label', document, true).some(
      (label) => label.attribs['for'] === id && textContent(label).trim() !== '',
    )
  )
}

/** The text of an element, with the alternative text of its pictures. */
function contentName(node: AnyNode): string {
  if (node.type === 'text') return node.data
  if (!('children' in node)) return ''
  if ('attribs' in node) {
    const { alt, 'aria-hidden': hidden, 'aria-label': label } = node.attribs
    if (hidden === 'true') return ''
    if (node.name === 'img') return alt ?? ''
    if (label !== undefined && node.name === 'svg') return label
  }
  return node.children.map(contentName).join('').trim()
}
