import type { Node } from '#schemas/node.ts'
import { isObject } from '../values/objects.ts'

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
