import { limits } from '#schemas/node.ts'
import type { StoredEntry } from './compiled-store.ts'
import type { TakenLayout } from './stored-layouts.ts'

interface TakeStoredOptions {
  /** What is stored of a layout and holds today. */
  find(name: string): StoredEntry | undefined
  /** Looks at the folder of a layout. */
  isAsStored(name: string, entry: StoredEntry): boolean
  /** How many folders are looked at. */
  seen: number
  /** Takes the names of those whose folders were not looked at. */
  unseen: Set<string>
}

/** Those of these layouts that are as they were stored, and the layouts that they build on too. */
export function takeStored(
  names: readonly string[],
  { find, isAsStored, seen, unseen }: TakeStoredOptions,
): TakenLayout[] {
  const present = new Set(names)
  const known = new Map<string, StoredEntry | undefined>()
  let left = seen
  const lookAt = (name: string): StoredEntry | undefined => {
    const entry = present.has(name) ? find(name) : undefined
    if (entry === undefined) return undefined
    if (left-- > 0) return isAsStored(name, entry) ? entry : undefined
    unseen.add(name)
    return entry
  }
  const take = (name: string, depth = 0): StoredEntry | undefined => {
    if (known.has(name)) return known.get(name)
    const entry = lookAt(name)
    const taken = entry && isOnItsParents(entry, depth) ? entry : undefined
    known.set(name, taken)
    return taken
  }
  const isOnItsParents = ({ parent, chain }: StoredEntry, depth: number): boolean => {
    if (parent === undefined || depth > limits.inherit) return chain.length === 0
    const found = take(parent, depth + 1)
    return found !== undefined && chain.join() === [found.hash, ...found.chain].join()
  }
  for (const name of names) take(name)
  // In the order in which they were known: each after those that it extends.
  return [...known].flatMap(([name, entry]) => {
    if (entry === undefined) {
      unseen.delete(name)
      return []
    }
    const { head, hash, parent, problems } = entry
    return { head, hash, parent, problems }
  })
}
