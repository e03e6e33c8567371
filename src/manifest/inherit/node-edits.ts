import type { SourceLocation } from '#schemas/problems.ts'
import type { Json } from '../values/objects.ts'
import { isUnder, pointerParts } from '../values/pointers.ts'
import type { LayeredNode, LayerEdit } from './layered.ts'

/** The edits that affect a pointer, the newest first: the effective one, then those it overrides. */
export const editsOf = (node: LayeredNode, pointer: string): LayerEdit[] =>
  node.edits.toReversed().filter((edit) => {
    if (edit.by === 'move') return pointer === ''
    if (!isUnder(pointer, edit.pointer)) return false
    return edit.by === 'unset' || has(edit.value, pointer.slice(edit.pointer.length))
  })

/** The location where a part of a node was last written. */
export const placeOf = (node: LayeredNode, pointer: string): SourceLocation =>
  lazyPlaceOf(node, pointer)()

/** A function that returns the location where a part of a node was last written, and keeps nothing of the node. */
export function lazyPlaceOf(node: LayeredNode, pointer: string): () => SourceLocation {
  const newest = node.edits.findLastIndex(
    ({ by }) => by !== 'props' && by !== 'unset' && by !== 'move',
  )
  const since = node.edits.slice(Math.max(newest, 0))
  const from = editsOf({ ...node, edits: since }, pointer)[0] ?? since[0]
  if (from === undefined) throw new Error(`node "${node.id}" was written by no layer`)
  return from.place.bind(undefined, pointer.slice(from.pointer.length))
}

function has(value: unknown, pointer: string): boolean {
  let here = value
  for (const part of pointerParts(pointer)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return false
    here = (here as Json)[part]
  }
  return true
}
