import { LRUCache } from 'lru-cache'
import type { Wake } from '#blocks/define.ts'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'

/** A rendered node, and what it gives to the document. */
export interface DrawnNode {
  node: CompiledNode
  html: string
  wake?: Wake | undefined
  structured?: object | undefined
  allows?: readonly string[]
}

/** A rendered node with everything that it was rendered from, as text. */
interface CachedNode extends DrawnNode {
  from: string
}

/** The last rendering of each node of a site in one language: pages are made again far more often than their parts change. */
export interface NodeCache {
  /** The rendering from exactly this. */
  get(node: CompiledNode, from: string): CachedNode | undefined
  set(rendered: CachedNode): void
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
    const cached = new LRUCache<CompiledNode, CachedNode>({
      maxSize: site,
      sizeCalculation: sizeOf,
      disposeAfter: (rendered) => void everyone.delete(rendered),
    })
    return {
      get(node, from) {
        const known = cached.get(node)
        if (known?.from !== from) return undefined
        everyone.get(known)
        return known
      },
      set(rendered) {
        const { node } = rendered
        cached.set(node, rendered)
        if (cached.peek(node) !== rendered) return
        everyone.set(rendered, () => {
          if (cached.peek(node) === rendered) cached.delete(node)
        })
      },
    }
  }
}

/** An empty cache. */
export const nodeCache = nodeCaches({ site: 2_000_000, all: 64_000_000 })
