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
interface KeptNode extends DrawnNode {
  from: string
}

/** The last rendering of each node of a site in one language: pages are made again far more often than their parts change. */
export interface KeptHtml {
  /** The rendering from exactly this. */
  get(node: CompiledNode, from: string): KeptNode | undefined
  set(rendered: KeptNode): void
}

/** In characters. */
interface Bounds {
  /** For one site in one language, so that no site crowds out another. */
  site: number
  /** For all of them together. */
  all: number
}

const sizeOf = ({ from, html }: KeptNode): number => from.length + html.length + 1

/** Makes empty stores, one for each site and language; beyond the bounds, what was used longest ago is dropped. */
export function keptStores({ site, all }: Bounds): () => KeptHtml {
  const everyone = new LRUCache<KeptNode, () => void>({
    maxSize: all,
    sizeCalculation: (_, rendered) => sizeOf(rendered),
    disposeAfter: (drop) => drop(),
  })
  return () => {
    const kept = new LRUCache<CompiledNode, KeptNode>({
      maxSize: site,
      sizeCalculation: sizeOf,
      disposeAfter: (rendered) => void everyone.delete(rendered),
    })
    return {
      get(node, from) {
        const known = kept.get(node)
        if (known?.from !== from) return undefined
        everyone.get(known)
        return known
      },
      set(rendered) {
        const { node } = rendered
        kept.set(node, rendered)
        if (kept.peek(node) !== rendered) return
        everyone.set(rendered, () => {
          if (kept.peek(node) === rendered) kept.delete(node)
        })
      },
    }
  }
}

/** An empty store. */
export const keptHtml = keptStores({ site: 2_000_000, all: 64_000_000 })
