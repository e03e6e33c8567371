import { walkNodes, type LayeredNode } from './layered.ts'
import { isUnder } from '../values/pointers.ts'

/** The layer that locked the part of a node that another layer is about to change; undefined when it may. */
export function lockedBy(node: LayeredNode, pointer: string, layer: string): string | undefined {
  const found = node.locks.find(
    ({ lock, layer: owner }) =>
      owner !== layer &&
      (lock === 'node' ||
        (lock !== 'position' && (isUnder(pointer, lock) || isUnder(lock, pointer)))),
  )
  return found?.layer
}

/** The layer that locked the position of a node, or of one of its children. */
export function positionLockedBy(node: LayeredNode, layer: string): string | undefined {
  let owner: string | undefined
  walkNodes([node], ({ locks }) => {
    owner ??= locks.find(
      (entry) => entry.layer !== layer && (entry.lock === 'node' || entry.lock === 'position'),
    )?.layer
  })
  return owner
}

/** The layer that locked any part of these nodes or of their children. */
export function anyLock(nodes: readonly LayeredNode[], layer: string): string | undefined {
  let owner: string | undefined
  walkNodes(nodes, ({ locks }) => {
    owner ??= locks.find((entry) => entry.layer !== layer)?.layer
  })
  return owner
}
