import { find } from 'domutils'
import { isTag } from 'domhandler'
import { placeOf, type LayeredNode } from '../../inherit/layered.ts'
import { defineRule, type RenderedScope } from '../define.ts'

export const emptyBlock = defineRule({
  name: 'empty-block',
  family: 'upkeep',
  severity: 'info',
  title: 'A block left nothing in the page',
  hint: 'Give it data or props, or take it out.',
  why: 'Blocks without anything to show disappear, so that visitors see no empty frame; whoever edits the page may wait for them in vain. Found with the starter data of the site.',
  rendered(scope) {
    const drawn = new Set<string>()
    find(
      (node) => {
        const id = isTag(node) ? node.attribs['id'] : undefined
        if (id !== undefined) drawn.add(id)
        return false
      },
      [scope.document],
      true,
      1,
    )
    tellMissing(scope.page.nodes, drawn, scope)
  },
})

/** Reports only the outermost of nested nodes. */
function tellMissing(
  nodes: readonly LayeredNode[],
  drawn: ReadonlySet<string>,
  scope: RenderedScope,
): void {
  for (const node of nodes) {
    if (drawn.has(node.id)) {
      for (const children of Object.values(node.slots)) tellMissing(children, drawn, scope)
      continue
    }
    const message = `"${node.type}" draws nothing on ${scope.route.route.path}.`
    scope.report(message, placeOf(node, ''), { page: scope.page.name, block: node.id })
  }
}
