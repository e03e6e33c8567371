import { type Json, isSame } from '../values/objects.ts'
import { escapePointer } from '../values/pointers.ts'
import { isMergeable } from './diff-props.ts'
import { mergeOrder } from './merge-order.ts'

/** What three sides say of one thing; undefined where a side says nothing. */
export interface Sides<Value = unknown> {
  base: Value
  ours: Value
  theirs: Value
}

/** One thing that both sides changed, each in its own way. The merged value holds ours. */
export interface Conflict extends Partial<Sides> {
  /** In the merged value; of the list, for what is no longer in it. */
  pointer: string
  what: 'value' | 'deleted' | 'added' | 'position' | 'order'
  /** The id of the node it lies in. */
  node?: string
}

/** Where the merge stands, and who hears of conflicts. */
export interface At {
  pointer: string
  node?: string
  conflicts: Conflict[]
}

/** Merges plain values: objects key by key, all else whole. */
export function mergeValue(sides: Sides, at: At): unknown {
  const settled = mergeSides(sides)
  if (settled) return settled.value
  const { base = {}, ours, theirs } = sides
  if (isMergeable(base) && isMergeable(ours) && isMergeable(theirs))
    return mergeFields({ base, ours, theirs }, at, mergeValue)
  dispute('value', sides, at)
  return sides.ours
}

/** The value when at most one side changed it, or both alike. */
export function mergeSides<Value>({
  base,
  ours,
  theirs,
}: Sides<Value>): { value: Value } | undefined {
  if (isSame(ours, theirs) || isSame(base, theirs)) return { value: ours }
  return isSame(base, ours) ? { value: theirs } : undefined
}

/** Merges objects key by key; keys are in the order that a side gave them. */
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
