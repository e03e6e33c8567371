import type { Element } from 'domhandler'
import { getElementsByTagName, textContent } from 'domutils'
import { menuRoom, menuWidth as widthOf } from '#schemas/text-width.ts'
import { defineRule } from '../define.ts'
import { reportAt } from '../rendered-place.ts'

const isElement = (node: object): node is Element => 'attribs' in node

const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter(isElement).filter((child) => child.name === name)

/** The label of an entry, and whether it opens a sub-menu. */
function entryOf(entry: Element): { label: string; opens: boolean } {
  const [summary] = getElementsByTagName('summary', entry, true, 1)
  const [link] = getElementsByTagName('a', entry, true, 1)
  const label = textContent(summary ?? link ?? entry)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { label, opens: summary !== undefined }
}

export const menuWidth = defineRule({
  name: 'menu-width',
  family: 'text',
  severity: 'warning',
  title: 'The menu of the header does not fit in one row',
  hint: 'Shorten a label, or put some entries into the sub-menu of one.',
  why: 'The narrowest screen that shows the menu as a row is 1024 pixels wide, and a second row pushes every page down.',
  rendered(scope) {
    for (const header of getElementsByTagName('header', scope.document, true)) {
      for (const nav of getElementsByTagName('nav', header, true)) {
        for (const list of childrenOf(nav, 'ul')) {
          const entries = childrenOf(list, 'li').map(entryOf)
          const width = Math.ceil(widthOf(entries))
          if (width <= menuRoom) continue
          const message = `The menu takes about ${width} pixels in ${scope.locale}, where ${menuRoom} are free.`
          reportAt(scope, nav, message)
        }
      }
    }
  },
})
