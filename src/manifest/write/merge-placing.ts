import { mergeOrder, type MergedOrder } from './merge-order.ts'
import { remainingOf, type Remaining } from './merge-remaining.ts'
import { mapSides, type Sides } from './three-sides.ts'
import { spotsOf, type List, type Spots } from './node-lists.ts'
import { isOneList, listName, type NodePosition } from './node-position.ts'

/** The nodes of the merged lists and their positions, without their content. */
export interface Placing extends Remaining {
  sides: Sides<Spots>
  /** The ids of a list in order, by the list’s name. */
  lists: ReadonlyMap<string, MergedOrder & { sides: Sides<readonly string[]> }>
  /** Nodes that the sides moved to incompatible positions; they have the position of ours. */
  conflicted: ReadonlySet<string>
}

interface Choice {
  sides: Sides<Spots>
  remaining: ReadonlySet<string>
  places: Map<string, NodePosition>
  conflicted: Set<string>
}

/** Chooses a position for every remaining node: the one that a side moved it to, or else the original. */
export function placeNodes(lists: Sides<readonly List[]>): Placing {
  const sides = mapSides(lists, (side) => spotsOf(side))
  const remaining = remainingOf(sides)
  const choice: Choice = {
    sides,
    remaining: remaining.remaining,
    places: new Map(),
    conflicted: new Set(),
  }
  for (const id of remaining.remaining) choice.places.set(id, choose(id, choice))
  for (const id of remaining.remaining) breakCycle(id, choice)
  return { ...remaining, sides, lists: listsOf(choice), conflicted: choice.conflicted }
}

function choose(id: string, choice: Choice): NodePosition {
  const { base, ours, theirs } = mapSides(choice.sides, (side) => side.get(id))
  if (theirs === undefined) return placeInOurs(id, choice)
  if (ours === undefined) return theirs
  const isMovedThere = base === undefined || !isOneList(base, theirs)
  if (!isMovedThere || isOneList(ours, theirs)) return placeInOurs(id, choice)
  const isMovedHere = base === undefined || !isOneList(base, ours)
  if (isMovedHere) choice.conflicted.add(id)
  const isHolderDeleted = theirs.holder !== undefined && !choice.remaining.has(theirs.holder)
  return isMovedHere || isHolderDeleted ? placeInOurs(id, choice) : theirs
}

/** The position in ours, or that of the nearest remaining ancestor when its parent is deleted. */
function placeInOurs(id: string, { sides: { ours }, remaining, conflicted }: Choice): NodePosition {
  let place: NodePosition = ours.get(id) ?? { holder: undefined, slot: undefined }
  while (place.holder !== undefined && !remaining.has(place.holder)) {
    conflicted.add(id)
    place = ours.get(place.holder) ?? { holder: undefined, slot: undefined }
  }
  return place
}

/** When both sides moved two nodes into each other, the move of theirs is dropped. */
function breakCycle(id: string, choice: Choice): void {
  const path = [id]
  for (;;) {
    const holder = choice.places.get(path.at(-1) ?? '')?.holder
    if (holder === undefined) return
    if (!path.includes(holder)) {
      path.push(holder)
      continue
    }
    for (const inCycle of path.slice(path.indexOf(holder))) {
      const place = placeInOurs(inCycle, choice)
      const current = choice.places.get(inCycle)
      if (!choice.sides.ours.has(inCycle) || current === undefined || isOneList(place, current))
        continue
      choice.conflicted.add(inCycle)
      choice.places.set(inCycle, place)
    }
    path.splice(1)
  }
}

function listsOf({ places, sides }: Choice): Placing['lists'] {
  const members = new Map<string, Set<string>>()
  for (const [id, place] of places) {
    const name = listName(place)
    members.set(name, (members.get(name) ?? new Set()).add(id))
  }
  const written = mapSides(sides, idsByList)
  return new Map(
    [...members].map(([name, ids]) => {
      const found = mapSides(written, (side) => side.get(name) ?? [])
      const order = mergeOrder(found, (id) => ids.has(id))
      const placed = new Set(order.keys)
      const keys = [...order.keys, ...[...ids].filter((id) => !placed.has(id))]
      return [name, { ...order, keys, sides: found }]
    }),
  )
}

function idsByList(spots: Spots): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const [id, spot] of spots) {
    const name = listName(spot)
    lists.set(name, [...(lists.get(name) ?? []), id])
  }
  return lists
}
