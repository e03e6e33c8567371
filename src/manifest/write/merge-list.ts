import { isSame } from '../values/objects.ts'
import { mergeOrder } from './merge-order.ts'
import { below, dispute, mergeValue, type At } from './merge-value.ts'
import { mapSides, type Sides } from './three-sides.ts'

/** How the entries of a list are identified. */
export interface Keyed {
  keyOf(item: unknown): string | undefined
  /** The id of the node that an entry is about. */
  nodeOf?(item: unknown): string | undefined
  merge?(sides: Sides, at: At): unknown
}

type Entries = ReadonlyMap<string, unknown>

/** Merges lists entry by entry; lists without unique keys are merged as one value. */
export function mergeList(sides: Sides, at: At, keyed: Keyed): unknown {
  const { base, ours, theirs } = mapSides(sides, (list) => entriesOf(list ?? [], keyed))
  const isWhole = sides.ours === undefined || sides.theirs === undefined
  if (isWhole || !base || !ours || !theirs) return mergeValue(sides, at)

  const entries = { base, ours, theirs }
  const remaining = new Set(
    [...ours.keys(), ...theirs.keys()].filter((key) => remains(key, entries)),
  )
  const keys = mapSides(entries, (one) => [...one.keys()])
  const order = mergeOrder(keys, (key) => remaining.has(key))
  if (order.isDisputed) dispute('order', keys, at)
  for (const key of theirs.keys()) {
    const item = mapSides(entries, (one) => one.get(key))
    if (!remaining.has(key) && !isSame(item.base, item.theirs)) dispute('deleted', item, at)
  }
  return order.keys.map((key, i) => {
    const item = mapSides(entries, (one) => one.get(key))
    const node = keyed.nodeOf?.(item.ours ?? item.theirs)
    return mergeEntry(item, { ...below(at, i), ...(node !== undefined && { node }) }, keyed)
  })
}

function mergeEntry(item: Sides, at: At, { merge = mergeValue }: Keyed): unknown {
  if (item.ours === undefined) return item.theirs
  if (item.theirs !== undefined) return merge(item, at)
  if (item.base !== undefined) dispute('deleted', item, at)
  return item.ours
}

/** Whether it is in the merged list. An entry deleted on one side and changed on the other is as in ours. */
function remains(key: string, { base, ours, theirs }: Sides<Entries>): boolean {
  if (!base.has(key) || (ours.has(key) && theirs.has(key))) return true
  return ours.has(key) && !isSame(base.get(key), ours.get(key))
}

/** The entries by key; undefined when a key occurs twice, or is missing. */
function entriesOf(list: unknown, { keyOf }: Keyed): Entries | undefined {
  if (!Array.isArray(list)) return undefined
  const entries = new Map<string, unknown>()
  for (const item of list) {
    const key = keyOf(item)
    if (key === undefined || entries.has(key)) return undefined
    entries.set(key, item)
  }
  return entries
}
