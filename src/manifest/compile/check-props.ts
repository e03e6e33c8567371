import type { KnownBlock } from '../known-blocks.ts'
import { schemaOf } from '../read/props-schema.ts'
import { checkBindings } from '../resolve/check-bindings.ts'
import { escapePointer } from '../values/pointers.ts'
import type { CompileContext, NodeContext } from './node-context.ts'

/** Whether the props of a node follow their block's schema; reports what does not, and wrong bindings. */
export function checkProps(
  { checkers, layout }: CompileContext,
  { node, page, report, place }: NodeContext,
  block: KnownBlock,
): boolean {
  const faults = checkers.props(block)(node.props)
  for (const { rule, message, pointer, missing } of faults) {
    // A layer may have unset the missing prop: report where.
    const below = missing === undefined ? pointer : `${pointer}/${escapePointer(missing)}`
    report(rule, message, place(below))
  }
  if (faults.length > 0) return false
  const scope = { page, layout, report, place }
  checkBindings(node.props, { pointer: '', schema: schemaOf(block) }, scope)
  return true
}
