import { limits } from '#schemas/node.ts'
import type { EffectiveLayout, EffectivePage } from '../inherit/effective-layout.ts'
import { walkNodes, type LayeredNode } from '../inherit/layered.ts'
import { placeOf } from '../inherit/node-edits.ts'
import type { Reporter } from '../problems/reporter.ts'

/** Ids that the document itself uses on every page. */
const ofTheDocument: ReadonlySet<string> = new Set(['main', 'announcer', 'tenun'])

/** Reports duplicate ids in the shell, and returns the ids that no page may use. */
export function checkShellTree({ shell }: EffectiveLayout, out: Reporter): ReadonlySet<string> {
  const ids = new Set<string>()
  walkNodes([...shell.header, ...shell.footer], (node) => {
    const message = ofTheDocument.has(node.id)
      ? `"${node.id}" is the document’s own.`
      : `"${node.id}" stands twice in the shell.`
    if (ids.has(node.id) || ofTheDocument.has(node.id))
      out.report('duplicate-id', message, { ...placeOf(node, '/id'), block: node.id })
    ids.add(node.id)
  })
  return new Set([...ids, ...ofTheDocument])
}

/** Reports problems of a page's nodes as a whole: duplicate ids, too many nodes, too deep nesting. */
export function checkTree(page: EffectivePage, usedIds: ReadonlySet<string>, out: Reporter): void {
  const seen = new Map<string, LayeredNode>()
  const isNewest = ({ edits }: LayeredNode) => edits[0]?.layer === page.heads[0]?.layer
  let count = 0
  walkNodes(page.nodes, (node, depth) => {
    const about = { page: page.name, block: node.id }
    const report = (rule: 'too-many' | 'too-deep' | 'duplicate-id', message: string, below = '') =>
      out.report(rule, message, { ...placeOf(node, below), ...about })
    if (++count === limits.nodes + 1) report('too-many', `At most ${limits.nodes} nodes.`)
    if (depth === limits.nodeDepth + 1)
      report('too-deep', `At most ${limits.nodeDepth} blocks deep.`)
    const first = seen.get(node.id)
    if (first) {
      // The newer layer caused the duplicate, whichever comes first on the page.
      const second = isNewest(first) && !isNewest(node) ? first : node
      out.report('duplicate-id', `"${node.id}" stands twice.`, {
        ...placeOf(second, '/id'),
        ...about,
      })
    } else if (usedIds.has(node.id)) {
      const where = ofTheDocument.has(node.id) ? 'is the document’s own' : 'stands in the shell too'
      report('duplicate-id', `"${node.id}" ${where}.`, '/id')
    }
    seen.set(node.id, node)
  })
}
