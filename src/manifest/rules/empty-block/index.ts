import { find } from 'domutils'
import { isTag } from 'domhandler'
import type { LayeredNode } from '../../inherit/layered.ts'
import { placeOf } from '../../inherit/node-edits.ts'
import { defineRule, type RenderedScope } from '../define.ts'

export const emptyBlock = defineRule({
  name: 'empty-block',
  family: 'upkeep',
  severity: 'info',
  title: 'A block left nothing in the page',
  hint: 'Give it data or props, or take it out.',
  why: 'Blocks without anything to show disappear, so that visitors see no empty frame; whoever edits the page may wait for them in vain. Found with the starter data of the site.',
  rendered(scope) {
    const renderedIds = new Set<string>()
    find(
      (node) => {
        const id = isTag(node) ? node.attribs['id'] : undefined
        if (id !== undefined) renderedIds.add(id)
        return false
      },
      [scope.document],
      true,
      1,
    )
    reportMissing(scope.page.nodes, renderedIds, scope)
  },
})

/** Reports only the outermost of nested nodes. */
function reportMissing(
  nodes: readonly LayeredNode[],
  renderedIds: ReadonlySet<string>,
  scope: RenderedScope,
): void {
  for (const node of nodes) {
    if (renderedIds.has(node.id)) {
      for (const children of Object.values(node.slots)) reportMissing(children, renderedIds, scope)
      continue
    }
    const message = `"${node.type}" draws nothing on ${scope.route.route.path}.`
    scope.report(message, placeOf(node, ''), { page: scope.page.name, block: node.id })
  }
}
