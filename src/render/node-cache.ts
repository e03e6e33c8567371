import { LRUCache } from 'lru-cache'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'
import type { DrawnNode } from './drawn-part.ts'

/** A rendered node with everything that it was rendered from, as text. */
interface CachedNode extends DrawnNode {
  from: string
}

/**
 * The renderings of each node of a site in one language, such as one for each item of a detail page: pages are made again
 * far more often than their parts change.
 */
export interface NodeCache {
  /** The rendering from exactly this. */
  get(node: CompiledNode, from: string): CachedNode | undefined
  /** Stores a rendering, and returns it: the object that `get` finds. */
  set(rendered: CachedNode): CachedNode
}

/** In characters. */
interface Bounds {
  /** For one site in one language, so that no site crowds out another. */
  site: number
  /** For all of them together. */
  all: number
}

const sizeOf = ({ from, html }: CachedNode): number => from.length + html.length + 1

/** Makes empty caches, one for each site and language; beyond the bounds, what was used longest ago is dropped. */
export function nodeCaches({ site, all }: Bounds): () => NodeCache {
  const everyone = new LRUCache<CachedNode, () => void>({
    maxSize: all,
    sizeCalculation: (_, rendered) => sizeOf(rendered),
    disposeAfter: (drop) => drop(),
  })
  return () => {
    const byNode = new Map<CompiledNode, Map<string, CachedNode>>()
    const remove = (rendered: CachedNode) => {
      const { node, from } = rendered
      const ofNode = byNode.get(node)
      if (ofNode?.get(from) === rendered) ofNode.delete(from)
      if (ofNode?.size === 0) byNode.delete(node)
      everyone.delete(rendered)
    }
    const cached = new LRUCache<CachedNode, true>({
      maxSize: site,
      sizeCalculation: (_, rendered) => sizeOf(rendered),
      disposeAfter: (_, rendered) => remove(rendered),
    })
    return {
      get(node, from) {
        const known = byNode.get(node)?.get(from)
        if (known === undefined || cached.get(known) === undefined) return undefined
        everyone.get(known)
        return known
      },
      set(rendered) {
        const { node, from } = rendered
        const older = byNode.get(node)?.get(from)
        if (older !== undefined) cached.delete(older)
        cached.set(rendered, true)
        if (!cached.has(rendered)) return rendered
        byNode.set(node, (byNode.get(node) ?? new Map<string, CachedNode>()).set(from, rendered))
        everyone.set(rendered, () => void cached.delete(rendered))
        return rendered
      },
    }
  }
}

/** An empty cache. */
export const nodeCache = nodeCaches({ site: 2_000_000, all: 64_000_000 })
