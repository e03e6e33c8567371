import { isObject, isReference, isSame, type Json } from '../values/objects.ts'
import { escapePointer } from '../values/pointers.ts'

/** The difference of two records of props: a part to merge, and pointers to unset. */
export interface PropsDiff {
  merge: Json
  unset: string[]
}

/** Compares props as operations change them: objects deep; lists, bindings and all else as a whole. */
export function diffProps(base: Json, next: Json): PropsDiff {
  return changed({ base, next }, '')
}

function changed({ base, next }: { base: Json; next: Json }, pointer: string): PropsDiff {
  const below = (key: string) => `${pointer}/${escapePointer(key)}`
  const removed = Object.keys(base).filter((key) => !Object.hasOwn(next, key))
  const unset = removed.map(below)
  const entries: [string, unknown][] = []
  for (const [key, value] of Object.entries(next)) {
    const old = Object.hasOwn(base, key) ? base[key] : undefined
    if (isSame(old, value)) continue
    if (!isMergeable(old) || !isMergeable(value)) entries.push([key, value])
    else {
      const inner = changed({ base: old, next: value }, below(key))
      if (Object.keys(inner.merge).length > 0) entries.push([key, inner.merge])
      unset.push(...inner.unset)
    }
  }
  return { merge: Object.fromEntries(entries), unset }
}

/** Whether the value is an object that is merged key by key, unlike a binding, which is one value. */
export const isMergeable = (value: unknown): value is Json => isObject(value) && !isReference(value)
