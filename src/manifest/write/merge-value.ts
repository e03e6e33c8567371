import { type Json, isSame } from '../values/objects.ts'
import { escapePointer } from '../values/pointers.ts'
import { isMergeable } from './diff-props.ts'
import { mergeOrder } from './merge-order.ts'

/** The values of three sides; undefined where a side has none. */
export interface Sides<Value = unknown> {
  base: Value
  ours: Value
  theirs: Value
}

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
  const settled = mergeSides(sides)
  if (settled) return settled.value
  const { base = {}, ours, theirs } = sides
  if (isMergeable(base) && isMergeable(ours) && isMergeable(theirs))
    return mergeFields({ base, ours, theirs }, at, mergeValue)
  dispute('value', sides, at)
  return sides.ours
}

/** The merged value if at most one side changed it, or both equally. */
export function mergeSides<Value>({
  base,
  ours,
  theirs,
}: Sides<Value>): { value: Value } | undefined {
  if (isSame(ours, theirs) || isSame(base, theirs)) return { value: ours }
  return isSame(base, ours) ? { value: theirs } : undefined
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

export const mapSides = <From, To>(
  { base, ours, theirs }: Sides<From>,
  to: (value: From) => To,
): Sides<To> => ({ base: to(base), ours: to(ours), theirs: to(theirs) })

export function dispute(what: Conflict['what'], sides: Sides, at: At): void {
  const { pointer, node, conflicts } = at
  conflicts.push({ pointer, what, ...(node !== undefined && { node }), ...sides })
}
