import { limits } from '#schemas/node.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import type { EffectivePage } from '../inherit/effective.ts'
import { placeOf, walkNodes } from '../inherit/layered.ts'
import type { Reporter } from '../reporter.ts'

/** Ids of the document that frames every page. */
const ofTheDocument: ReadonlySet<string> = new Set(['main', 'announcer', 'tenun'])

/** Reports ids that stand twice in the shell, and gives those that no page may have. */
export function checkShellTree({ shell }: EffectiveLayout, out: Reporter): ReadonlySet<string> {
  const ids = new Set<string>()
  walkNodes([...shell.header, ...shell.footer], (node) => {
    const message = ofTheDocument.has(node.id)
      ? `"${node.id}" is the document’s own.`
      : `"${node.id}" stands twice in the shell.`
    if (ids.has(node.id) || ofTheDocument.has(node.id))
      out.report('duplicate-id', message, placeOf(node, '/id'), { block: node.id })
    ids.add(node.id)
  })
  return new Set([...ids, ...ofTheDocument])
}

/** Reports what is wrong with a page's nodes as a whole: ids that stand twice, too many nodes, too deep. */
export function checkTree(page: EffectivePage, taken: ReadonlySet<string>, out: Reporter): void {
  const seen = new Set<string>()
  let count = 0
  walkNodes(page.nodes, (node, depth) => {
    const report = (rule: 'too-many' | 'too-deep' | 'duplicate-id', message: string, below = '') =>
      out.report(rule, message, placeOf(node, below), { page: page.name, block: node.id })
    if (++count === limits.nodes + 1) report('too-many', `At most ${limits.nodes} nodes.`)
    if (depth === limits.nodeDepth + 1)
      report('too-deep', `At most ${limits.nodeDepth} blocks deep.`)
    if (seen.has(node.id)) report('duplicate-id', `"${node.id}" stands twice.`, '/id')
    else if (taken.has(node.id)) {
      const where = ofTheDocument.has(node.id) ? 'is the document’s own' : 'stands in the shell too'
      report('duplicate-id', `"${node.id}" ${where}.`, '/id')
    }
    seen.add(node.id)
  })
}
