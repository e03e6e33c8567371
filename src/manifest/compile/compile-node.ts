import { lazyPlaceOf, placeOf } from '../inherit/node-edits.ts'
import type { EffectivePage } from '../inherit/effective-layout.ts'
import type { LayeredNode } from '../inherit/layered.ts'
import { versionOf, type KnownBlock } from '../known-blocks.ts'
import type { Reporter } from '../problems/reporter.ts'
import { didYouMean } from '../problems/suggest.ts'
import { checkAction } from './check-action.ts'
import { checkProps } from './check-props.ts'
import { compileLocales } from './compile-props.ts'
import type { CompiledNode } from './compiled.ts'
import type { CompileContext, NodeContext } from './node-context.ts'

/** Returns a function that compiles nodes of one layout; a node that cannot be rendered is reported and left out. */
export function nodeCompiler(work: CompileContext) {
  return (node: LayeredNode, page: EffectivePage | undefined) => compileNode(work, node, page)
}

function compileNode(
  work: CompileContext,
  node: LayeredNode,
  page: EffectivePage | undefined,
): CompiledNode | undefined {
  const { blocks, out } = work
  const place = (below: string) => placeOf(node, below)
  const about = { block: node.id, ...(page && { page: page.name }) }
  const report: Reporter['report'] = (rule, message, at) =>
    out.report(rule, message, { ...at, ...about })
  const block = blocks.get(node.type)
  if (block === undefined) {
    const near = didYouMean(node.type, blocks.keys())
    report('unknown-block', `There is no block "${node.type}".${near}`, place('/type'))
    return undefined
  }
  if (node.v > versionOf(block)) {
    const message = `v ${node.v} of "${node.type}"; this Tenun has ${versionOf(block)}.`
    report('newer-version', message, place('/v'))
  }
  const here = { node, page, report, place: (below: string) => place(`/props${below}`) }
  if (!checkProps(work, here, block)) return undefined
  const props = compileLocales(work, here, block)
  if (props === undefined) return undefined
  checkAction(work, here, { block, props: props[work.locales[0]] })
  const slots = compileSlots(work, { ...here, place }, block)
  return { id: node.id, type: node.type, props, slots, place: lazyPlaceOf(node, '') }
}

function compileSlots(
  work: CompileContext,
  here: NodeContext,
  block: KnownBlock,
): Record<string, CompiledNode[]> {
  const filled = Object.entries(here.node.slots).map(
    ([name, children]) => [name, compileSlot(work, here, { block, name, children })] as const,
  )
  return Object.fromEntries(filled)
}

function compileSlot(
  work: CompileContext,
  { page, report, place }: NodeContext,
  { block, name, children }: { block: KnownBlock; name: string; children: LayeredNode[] },
): CompiledNode[] {
  const slot = Object.hasOwn(block.slots ?? {}, name) ? block.slots?.[name] : undefined
  if (slot === undefined) {
    const near = didYouMean(name, Object.keys(block.slots ?? {}))
    report('unknown-slot', `"${block.type}" has no slot "${name}".${near}`, place(`/slots/${name}`))
    return []
  }
  if (slot.max !== undefined && children.length > slot.max) {
    const message = `"${name}" of "${block.type}" holds ${children.length} blocks, at most ${slot.max}.`
    report('too-many', message, place(`/slots/${name}`))
  }
  return children.flatMap((child) => {
    if (slot.allow === undefined || slot.allow.includes(child.type)) {
      return compileNode(work, child, page) ?? []
    }
    const message = `"${child.type}" may not stand in "${name}"; allowed: ${slot.allow.join(', ')}.`
    report('not-allowed-here', message, placeOf(child, '/type'))
    return []
  })
}
