import { deserialize, serialize } from 'node:v8'
import { Starter } from '#schemas/starter.ts'
import type { CompiledLayout, CompiledPage } from '#src/manifest/compile/compiled.ts'
import { receiveNode, receiveResources, receiveShell, type SentLayout } from './transfer-layout.ts'

type SentPage = SentLayout['pages'][number]
type PageContent = Pick<SentPage, 'nodes' | 'prose'>

interface PackedPage extends Omit<SentPage, keyof PageContent> {
  content: Uint8Array
}

/** A layout as it is stored: what its pages show, and its rows, are bytes until they are asked for. */
export interface PackedLayout extends Omit<SentLayout, 'pages' | 'starter'> {
  pages: PackedPage[]
  starter: Uint8Array
}

/** Serializes the content of each page, and the rows, on their own. */
export const packLayout = ({ pages, starter, ...layout }: SentLayout): PackedLayout => ({
  ...layout,
  pages: pages.map(({ nodes, prose, ...page }) => ({
    ...page,
    content: serialize({ nodes, prose } satisfies PageContent),
  })),
  starter: serialize(starter),
})

/**
 * The compiled layout that was packed. The content of a page is read when it is first asked for: most sites show few of their
 * pages between two starts, and rows are loaded once for a site.
 */
export function unpackLayout({ pages: packed, starter, ...layout }: PackedLayout): CompiledLayout {
  const pages = new Map(packed.map((page) => [page.name, unpackPage(page)]))
  return {
    ...layout,
    pages,
    shell: receiveShell(layout.shell),
    notFound: layout.notFound === undefined ? undefined : pages.get(layout.notFound),
    starter: () => Starter.parse(deserialize(starter)),
  }
}

function unpackPage({ content, resources, ...page }: PackedPage): CompiledPage {
  let read: Pick<CompiledPage, 'nodes' | 'prose'> | undefined
  const readOnce = () => {
    if (read !== undefined) return read
    const { nodes, prose } = deserialize(content) as PageContent
    read = { nodes: nodes.map(receiveNode), prose }
    return read
  }
  return {
    ...page,
    resources: receiveResources(resources),
    get nodes() {
      return readOnce().nodes
    },
    get prose() {
      return readOnce().prose
    },
  }
}
