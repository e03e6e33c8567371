import type { Json } from '../values/objects.ts'
import { escapePointer } from '../values/pointers.ts'
import { isMergeable } from './diff-props.ts'
import { mergeOrder } from './merge-order.ts'
import { mapSides, mergeSides, type Sides } from './three-sides.ts'

/** One value that both sides changed differently. The merged value is that of ours. */
export interface Conflict extends Partial<Sides> {
  /** A pointer into the merged value; for a deleted entry, that of the list. */
  pointer: string
  what: 'value' | 'deleted' | 'added' | 'position' | 'order'
  /** The id of the enclosing node. */
  node?: string
}

/** The position of the merge, and the callback for conflicts. */
export interface At {
  pointer: string
  node?: string
  conflicts: Conflict[]
}

/** Merges plain values: objects key by key, all else as one value. */
export function mergeValue(sides: Sides, at: At): unknown {
  const merged = mergeSides(sides)
  if (merged) return merged.value
  const { base = {}, ours, theirs } = sides
  if (isMergeable(base) && isMergeable(ours) && isMergeable(theirs))
    return mergeFields({ base, ours, theirs }, at, mergeValue)
  dispute('value', sides, at)
  return sides.ours
}

/** Merges objects key by key; the keys have the order of one of the sides. */
export function mergeFields(
  sides: Sides<Json>,
  at: At,
  mergeField: (sides: Sides, at: At, key: string) => unknown,
): Json {
  const { base, ours, theirs } = mapSides(sides, Object.keys)
  const { keys } = mergeOrder({ base, ours, theirs }, () => true)
  const entries = keys.map((key) => {
    const field = mapSides(sides, (value) => (Object.hasOwn(value, key) ? value[key] : undefined))
    return [key, mergeField(field, below(at, key), key)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

export const below = (at: At, key: string | number): At => ({
  ...at,
  pointer: `${at.pointer}/${escapePointer(String(key))}`,
})

export function dispute(what: Conflict['what'], sides: Sides, at: At): void {
  const { pointer, node, conflicts } = at
  conflicts.push({ pointer, what, ...(node !== undefined && { node }), ...sides })
}
