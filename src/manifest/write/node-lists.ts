import type { Node } from '#schemas/node.ts'
import { isObject } from '../values/objects.ts'

/** A list of nodes: a slot of a node, a part of a shell, or, with neither, the page’s own. */
export interface List {
  holder?: string
  slot?: string
  nodes: readonly Node[]
}

/** A node and its position. */
export interface Spot {
  node: Node
  holder: string | undefined
  slot: string | undefined
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

/** The list that a node is in: its parent and slot. */
export type NodePosition = Pick<Spot, 'holder' | 'slot'>

export const isOneList = (a: NodePosition, b: NodePosition): boolean => listName(a) === listName(b)

/** The key of a list: the id of its parent and the slot. */
export const listName = ({ holder = '', slot = '' }: NodePosition): string => `${holder}/${slot}`

/** Whether every node in these lists has a unique id. Files are merged before they are validated. */
export function areNodes(lists: readonly unknown[], ids = new Set<string>()): lists is Node[][] {
  return lists.every((list) => Array.isArray(list) && list.every((node) => isNode(node, ids)))
}

function isNode(node: unknown, ids: Set<string>): boolean {
  if (!isObject(node)) return false
  const { id, slots = {} } = node
  if (typeof id !== 'string' || !/^[^/]+$/.test(id) || ids.has(id)) return false
  ids.add(id)
  return isObject(slots) && areNodes(Object.values(slots), ids)
}
