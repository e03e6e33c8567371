import { find } from 'domutils'
import { isTag, type Element } from 'domhandler'
import { defineRule } from '../define.ts'
import { reportAt } from '../rendered-place.ts'

export const duplicateDomId = defineRule({
  name: 'duplicate-dom-id',
  family: 'access',
  severity: 'warning',
  title: 'Two elements of a page have one id',
  hint: 'Derive ids from that of the node, which no other has.',
  why: 'Labels, anchors and scripts find the first of the two only: WCAG 2.2, 1.3.1.',
  rendered(scope) {
    const seen = new Set<string>()
    const reported = new Set<string>()
    const withId = find(
      (node) => isTag(node) && 'id' in node.attribs,
      [scope.document],
      true,
      Infinity,
    )
    for (const element of withId as Element[]) {
      const id = element.attribs['id'] ?? ''
      if (seen.has(id) && !reported.has(id)) {
        reported.add(id)
        reportAt(scope, element, `"${id}" is the id of another element already.`)
      }
      seen.add(id)
    }
  },
})
