import type { Json } from '../values/objects.ts'
import { isMergeable } from './diff-props.ts'
import { keyedLists } from './keyed-lists.ts'
import { mergeList } from './merge-list.ts'
import { mergeNodes } from './merge-nodes.ts'
import { mergeFields, mergeValue, type At, type Conflict } from './merge-value.ts'
import { mapSides, mergeSides, type Sides } from './three-sides.ts'
import { areNodes } from './are-nodes.ts'

/**
 * Three-way merge of a manifest file: nodes by id, routes by path, objects key by key. Where both sides changed one
 * value differently, the result has that of ours, and a conflict has both.
 */
export function mergeManifests(
  base: unknown,
  ours: unknown,
  theirs: unknown,
): { value: unknown; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const value = mergePart({ base, ours, theirs }, { pointer: '', conflicts })
  return { value, conflicts }
}

/** The objects that contain nodes, by pointer, and the names of their lists. */
const holders: readonly (readonly [pointer: RegExp, parts: readonly string[]])[] = [
  [/^\/shell$/, ['header', 'footer']],
  [/^(\/pages\/[^/]+)?$/, ['blocks']],
]

function mergePart(sides: Sides, at: At): unknown {
  const keyed = keyedLists.find(([pointer]) => pointer.test(at.pointer))?.[1]
  if (keyed && Array.isArray(sides.ours)) return mergeList(sides, at, keyed)
  const merged = mergeSides(sides)
  if (merged) return merged.value
  const { base = {}, ours, theirs } = sides
  if (!isMergeable(base) || !isMergeable(ours) || !isMergeable(theirs)) return mergeValue(sides, at)
  const parts = holders.find(([pointer]) => pointer.test(at.pointer))?.[1] ?? []
  return mergeHolder({ base, ours, theirs }, at, parts)
}

function mergeHolder(sides: Sides<Json>, at: At, names: readonly string[]): Json {
  const lists = mapSides(sides, (side) => nodeParts(side, names))
  const { base, ours, theirs } = lists
  const nodes = base && ours && theirs ? mergeNodes({ base, ours, theirs }, at) : undefined
  return mergeFields(sides, at, (field, here, key) => {
    const list = names.includes(key) ? nodes?.[key] : undefined
    if (list === undefined) return mergePart(field, here)
    const isWritten = mergeSides(mapSides(field, (value) => value !== undefined))?.value
    return isWritten || list.length > 0 ? list : undefined
  })
}

/** The lists of nodes under these names; undefined when the nodes have no unique ids. */
function nodeParts(side: Json, names: readonly string[]) {
  const written = names.filter((name) => side[name] !== undefined)
  const lists = written.map((name) => side[name])
  if (!areNodes(lists)) return undefined
  return Object.fromEntries(written.map((name, i) => [name, lists[i] ?? []]))
}
