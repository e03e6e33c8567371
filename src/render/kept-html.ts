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

/** How many characters one site may keep in one language, so that no site crowds out another. */
const most = 2_000_000

/** An empty store. */
export function keptHtml(): KeptHtml {
  const kept = new LRUCache<CompiledNode, KeptNode>({
    maxSize: most,
    sizeCalculation: ({ from, html }) => from.length + html.length + 1,
  })
  return {
    get(node, from) {
      const known = kept.get(node)
      return known?.from === from ? known : undefined
    },
    set: (rendered) => void kept.set(rendered.node, rendered),
  }
}
