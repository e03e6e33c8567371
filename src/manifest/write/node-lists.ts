import type { Node } from '#schemas/node.ts'
import type { NodePosition } from './node-position.ts'

/** A list of nodes: a slot of a node, a part of a shell, or, with neither, the page’s own. */
export interface List {
  holder?: string
  slot?: string
  nodes: readonly Node[]
}

/** A node and its position. */
export interface Spot extends NodePosition {
  node: Node
  index: number
}

/** The positions of nodes by id, parents before children. */
export type Spots = ReadonlyMap<string, Spot>

/** Returns the position of every node in these lists. */
export function spotsOf(lists: readonly List[], spots = new Map<string, Spot>()): Spots {
  for (const { holder, slot, nodes } of lists) {
    for (const [index, node] of nodes.entries()) {
      spots.set(node.id, { node, holder, slot, index })
      spotsOf(slotsOf(node), spots)
    }
  }
  return spots
}

/** The slots of a node as lists. */
export const slotsOf = ({ id, slots = {} }: Node): List[] =>
  Object.entries(slots).map(([slot, nodes]) => ({ holder: id, slot, nodes }))

/** A node without its children. */
export function contentOf(node: Node): Omit<Node, 'slots'> {
  const { slots: _, ...content } = node
  return content
}
