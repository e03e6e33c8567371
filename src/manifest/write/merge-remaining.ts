import { isSame } from '../values/objects.ts'
import type { Sides } from './three-sides.ts'
import { contentOf, type Spots } from './node-lists.ts'
import { isOneList } from './node-position.ts'

/** The nodes of the merged lists, and those that one side deleted while the other changed them. */
export interface Remaining {
  remaining: ReadonlySet<string>
  /** Nodes of ours that theirs deleted, outermost only. They remain with their children. */
  deletedThere: readonly string[]
  /** Nodes of theirs that ours deleted, outermost only. They do not remain. */
  deletedHere: readonly string[]
}

/** The nodes that remain: those that neither side deleted, added ones, and those that ours changed and theirs deleted. */
export function remainingOf({ base, ours, theirs }: Sides<Spots>): Remaining {
  const rescuedHere = changedButDeleted(base, ours, theirs)
  const rescuedThere = changedButDeleted(base, theirs, ours)
  const remaining = new Set<string>()
  const rescued = new Set<string>()
  for (const [id, { holder }] of ours) {
    const isDeleted = base.has(id) && !theirs.has(id)
    if (isDeleted && (rescuedHere.has(id) || rescued.has(holder ?? ''))) rescued.add(id)
    if (!isDeleted || rescued.has(id)) remaining.add(id)
  }
  for (const [id, { holder }] of theirs) {
    if (!base.has(id) && (holder === undefined || remaining.has(holder))) remaining.add(id)
  }
  const outermost = (ids: ReadonlySet<string>, side: Spots) =>
    [...ids].filter((id) => !ids.has(side.get(id)?.holder ?? ''))
  return {
    remaining,
    deletedThere: outermost(rescuedHere, ours),
    deletedHere: outermost(rescuedThere, theirs),
  }
}

/** Nodes that the other side deleted although this one changed them, or inserted or moved something into them. */
function changedButDeleted(base: Spots, side: Spots, other: Spots): Set<string> {
  const found = new Set<string>()
  const isDeleted = (id: string) => base.has(id) && !other.has(id)
  for (const [id, spot] of side) {
    const old = base.get(id)
    const isMoved = old === undefined || !isOneList(old, spot)
    const isChanged = old !== undefined && !isSame(contentOf(old.node), contentOf(spot.node))
    if (!isMoved && !(isChanged && isDeleted(id))) continue
    if (isDeleted(id)) found.add(id)
    let { holder } = spot
    while (holder !== undefined && isDeleted(holder)) {
      found.add(holder)
      holder = side.get(holder)?.holder
    }
  }
  return found
}
