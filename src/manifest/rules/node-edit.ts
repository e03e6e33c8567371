import type { Fix } from '#schemas/problems.ts'
import { placeOf, type LayeredNode } from '../inherit/layered.ts'

/**
 * The edit that writes another value at a pointer of a node; undefined where it could not be safe: in MDX, and in
 * what was written at an older version of the block, whose props are not those of today.
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
