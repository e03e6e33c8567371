import type { Node } from '#schemas/node.ts'
import { type Json, isSame } from '../values/objects.ts'
import { placeNodes, type Placing } from './merge-placing.ts'
import { below, dispute, mergeFields, mergeValue, type At } from './merge-value.ts'
import { mapSides, mergeSides, type Sides } from './three-sides.ts'
import { contentOf } from './node-lists.ts'
import { listName, type NodePosition } from './node-position.ts'

/** Named lists of nodes: `blocks` of a page, or `header` and `footer` of a shell. */
type Parts = Record<string, readonly Node[]>

/** Merges nodes by id across these lists: one side may move a node that the other edits. */
export function mergeNodes(sides: Sides<Parts>, at: At): Record<string, unknown[]> {
  const lists = mapSides(sides, (parts) =>
    Object.entries(parts).map(([slot, nodes]) => ({ slot, nodes })),
  )
  const placing = placeNodes(lists)
  for (const { id, slot } of deletedFrom(undefined, placing))
    dispute('deleted', nodesOf(id, placing), { ...below(at, slot), node: id })
  const names = new Set(Object.values(sides).flatMap((parts: Parts) => Object.keys(parts)))
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      buildList({ holder: undefined, slot: name }, placing, below(at, name)),
    ]),
  )
}

function buildList(position: NodePosition, placing: Placing, at: At): Json[] {
  const list = placing.lists.get(listName(position))
  if (list?.isDisputed) dispute('order', list.sides, at)
  return (list?.keys ?? []).map((id, i) => buildNode(id, placing, { ...below(at, i), node: id }))
}

/** Nodes that ours deleted although theirs changed them, by parent; their list may be deleted as well. */
function deletedFrom(holder: string | undefined, { deletedHere, sides }: Placing) {
  return deletedHere.flatMap((id) => {
    const spot = sides.theirs.get(id)
    return spot && spot.holder === holder ? [{ id, slot: spot.slot ?? '' }] : []
  })
}

const nodesOf = (id: string, { sides }: Placing): Sides<Node | undefined> =>
  mapSides(sides, (side) => side.get(id)?.node)

function buildNode(id: string, placing: Placing, at: At): Json {
  const nodes = nodesOf(id, placing)
  if (placing.deletedThere.includes(id)) dispute('deleted', nodes, at)
  if (placing.conflicted.has(id)) {
    const places = mapSides(placing.sides, (side) => side.get(id))
    dispute(
      'position',
      mapSides(places, (spot) => spot && listName(spot)),
      at,
    )
  }
  for (const deleted of deletedFrom(id, placing)) {
    const list = below(below(at, 'slots'), deleted.slot)
    dispute('deleted', nodesOf(deleted.id, placing), { ...list, node: deleted.id })
  }
  const slots = slotsOf(id, nodes, placing)?.map((slot) => {
    const here = below(below(at, 'slots'), slot)
    return [slot, buildList({ holder: id, slot }, placing, here)] as const
  })
  const content = mergeContent(
    mapSides(nodes, (node) => node && contentOf(node)),
    at,
  )
  return slots ? { ...content, slots: Object.fromEntries(slots) } : content
}

/** The slots of the merged node: those with nodes, and empty ones that no side deleted. */
function slotsOf(id: string, nodes: Sides<Node | undefined>, { lists }: Placing) {
  const { ours = nodes.theirs, theirs = nodes.ours, base } = nodes
  const sides = { base, ours, theirs }
  const names = Object.values(mapSides(sides, (node) => Object.keys(node?.slots ?? {}))).flat()
  const remaining = [...new Set(names)].filter((slot) => {
    const isWritten = mapSides(sides, (node) => Object.hasOwn(node?.slots ?? {}, slot))
    return lists.has(listName({ holder: id, slot })) || mergeSides(isWritten)?.value
  })
  const isWritten = mapSides(sides, (node) => node?.slots !== undefined)
  return remaining.length > 0 || mergeSides(isWritten)?.value ? remaining : undefined
}

/** Merges the nodes' own content. Props of two blocks, or of two versions of one, are not mixed. */
function mergeContent({ base, ours, theirs }: Sides<Json | undefined>, at: At): Json {
  if (ours === undefined || theirs === undefined) return ours ?? theirs ?? {}
  const merged = mergeSides<Json | undefined>({ base, ours, theirs })?.value
  if (merged) return merged
  const isOneBlock = ours['type'] === theirs['type'] && isSame(ours['v'] ?? 1, theirs['v'] ?? 1)
  if (base && isOneBlock) return mergeFields({ base, ours, theirs }, at, mergeValue)
  dispute(base ? 'value' : 'added', { base, ours, theirs }, at)
  return ours
}
