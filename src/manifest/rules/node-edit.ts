import type { Fix } from '#schemas/problems.ts'
import type { LayeredNode } from '../inherit/layered.ts'
import { placeOf } from '../inherit/node-edits.ts'

/**
 * The edit that sets a value at a pointer of a node; undefined where it is not safe: in MDX, and in
 * a node of an older block version, whose props are not the current ones.
 */
export function editOf(
  node: LayeredNode,
  pointer: string,
  value: Fix['edits'][number]['value'],
): Fix['edits'][number] | undefined {
  const place = placeOf(node, pointer)
  const isOld = node.edits.some(({ v }) => v !== undefined && v < node.v)
  return isOld || !place.file.endsWith('.json') ? undefined : { pointer: place.pointer, value }
}
