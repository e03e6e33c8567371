import type { z } from 'zod'
import { limits, type Node } from '#schemas/page.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import { toParsedNode, type ParsedNode, type ParsedPage } from '../read/parse.ts'
import type { Reporter } from '../reporter.ts'

type RawNode = z.input<typeof Node>
type ShellPart = keyof EffectiveLayout['shellOwner']

/** The nodes that frame every page of a layout, each with its place in the layout that writes it. */
export function shellNodes({ shellOwner }: EffectiveLayout, part: ShellPart): ParsedNode[] {
  const owner = shellOwner[part]
  const nodes: RawNode[] = owner.manifest?.shell?.[part] ?? []
  return nodes.map((node, i) => toParsedNode(node, `/shell/${part}/${i}`, owner))
}

/** Reports ids that stand twice in the shell, and gives those that no page may have. */
export function checkShellTree(layout: EffectiveLayout, out: Reporter): ReadonlySet<string> {
  const ids = new Set<string>()
  const visit = ({ id }: RawNode, pointer: string, top: ParsedNode) => {
    const message = `"${id}" stands twice in the shell.`
    if (ids.has(id)) out.report('duplicate-id', message, top.propPlace(`${pointer}/id`))
    ids.add(id)
  }
  walk([...shellNodes(layout, 'header'), ...shellNodes(layout, 'footer')], visit)
  return ids
}

/** Reports what is wrong with a page's nodes as a whole: ids that stand twice, too many nodes, too deep. */
export function checkTree(page: ParsedPage, shellIds: ReadonlySet<string>, out: Reporter): void {
  const seen = new Set<string>()
  let count = 0
  walk(page.nodes, ({ id }, pointer, top, depth) => {
    const at = (below: string) => top.propPlace(pointer + below)
    if (++count === limits.nodes + 1)
      out.report('file-too-large', `At most ${limits.nodes} nodes.`, at(''))
    if (depth === limits.nodeDepth + 1)
      out.report('too-deep', `At most ${limits.nodeDepth} blocks deep.`, at(''))
    if (seen.has(id)) out.report('duplicate-id', `"${id}" stands twice.`, at('/id'))
    else if (shellIds.has(id))
      out.report('duplicate-id', `"${id}" stands in the shell too.`, at('/id'))
    seen.add(id)
  })
}

type Visit = (node: RawNode, pointer: string, top: ParsedNode, depth: number) => void

function walk(tops: readonly ParsedNode[], visit: Visit): void {
  const enter = (node: RawNode, pointer: string, top: ParsedNode, depth: number) => {
    visit(node, pointer, top, depth)
    for (const [slot, children] of Object.entries(node.slots ?? {})) {
      children.forEach((child, i) => enter(child, `${pointer}/slots/${slot}/${i}`, top, depth + 1))
    }
  }
  for (const top of tops) enter(top.node, '', top, 1)
}
