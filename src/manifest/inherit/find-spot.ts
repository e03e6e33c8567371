import type { LayeredNode } from './layered.ts'

/** The position of a node: its list, its index there, and the node whose slot the list fills. */
export interface Spot {
  list: LayeredNode[]
  index: number
  holder: LayeredNode | undefined
}

/** Finds a node by id at any depth; otherwise returns the existing ids. */
export function findSpot(lists: readonly LayeredNode[][], id: string): Spot | { known: string[] } {
  const known: string[] = []
  const search = (list: LayeredNode[], holder: LayeredNode | undefined): Spot | undefined => {
    for (const [index, node] of list.entries()) {
      if (node.id === id) return { list, index, holder }
      known.push(node.id)
      for (const children of Object.values(node.slots)) {
        const found = search(children, node)
        if (found) return found
      }
    }
    return undefined
  }
  for (const list of lists) {
    const found = search(list, undefined)
    if (found) return found
  }
  return { known }
}
