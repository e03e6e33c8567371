import { isObject, isReference, isSame, type Json } from '../values/objects.ts'
import { escapePointer } from '../values/pointers.ts'

/** The difference of two records of props: a part to merge, and pointers to unset. */
export interface PropsDiff {
  merge: Json
  unset: string[]
}

/** Compares props as operations change them: objects deep; lists, bindings and all else as a whole. */
export function diffProps(base: Json, next: Json): PropsDiff {
  const unset: string[] = []
  return { merge: changed(base, next, '', unset), unset }
}

function changed(base: Json, next: Json, pointer: string, unset: string[]): Json {
  const below = (key: string) => `${pointer}/${escapePointer(key)}`
  for (const key of Object.keys(base)) if (!Object.hasOwn(next, key)) unset.push(below(key))
  const entries: [string, unknown][] = []
  for (const [key, value] of Object.entries(next)) {
    const old = Object.hasOwn(base, key) ? base[key] : undefined
    if (isSame(old, value)) continue
    if (!isMergeable(old) || !isMergeable(value)) entries.push([key, value])
    else {
      const inner = changed(old, value, below(key), unset)
      if (Object.keys(inner).length > 0) entries.push([key, inner])
    }
  }
  return Object.fromEntries(entries)
}

/** Whether the value is an object that is merged key by key, unlike a binding, which is one value. */
export const isMergeable = (value: unknown): value is Json => isObject(value) && !isReference(value)
