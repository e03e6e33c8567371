import { deserialize, serialize } from 'node:v8'
import type { SourceLocation } from '#schemas/problems.ts'
import { findEndpoint } from '#schemas/services/index.ts'
import { Starter } from '#schemas/starter.ts'
import type { CompiledLayout, CompiledNode, CompiledPage } from '#src/manifest/compile/compiled.ts'
import type { CompiledCall, CompiledResource } from '#src/manifest/compile/compiled-resource.ts'

/**
 * A compiled layout as data, for another thread and for a file: without functions and endpoints. What its pages show, and its
 * rows, are bytes until they are asked for.
 */
export interface PackedLayout extends Omit<
  CompiledLayout,
  'pages' | 'shell' | 'notFound' | 'starter'
> {
  pages: PackedPage[]
  shell: { header: PackedNode[]; footer: PackedNode[] }
  notFound: string | undefined
  /** The rows of data/ as they were written, by table. */
  starter: Uint8Array
}

interface PackedPage extends Omit<CompiledPage, 'nodes' | 'prose' | 'resources'> {
  resources: PackedResource[]
  /** The `PageContent`. */
  content: Uint8Array
}

interface PageContent extends Pick<CompiledPage, 'prose'> {
  nodes: PackedNode[]
}

interface PackedNode extends Omit<CompiledNode, 'place' | 'slots'> {
  place: SourceLocation
  slots: Record<string, PackedNode[]>
}

type PackedResource = Exclude<CompiledResource, CompiledCall> | PackedCall
/** `endpoint` is its path. */
interface PackedCall extends Omit<CompiledCall, 'endpoint'> {
  endpoint: string
}

/** Turns a compiled layout into data; `rows` are those of data/ as they were written. */
export const packLayout = (
  layout: CompiledLayout,
  rows: Record<string, unknown[]>,
): PackedLayout => ({
  ...layout,
  pages: [...layout.pages.values()].map(packPage),
  shell: {
    header: layout.shell.header.map(packNode),
    footer: layout.shell.footer.map(packNode),
  },
  notFound: layout.notFound?.name,
  starter: serialize(rows),
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
    shell: {
      header: layout.shell.header.map(unpackNode),
      footer: layout.shell.footer.map(unpackNode),
    },
    notFound: layout.notFound === undefined ? undefined : pages.get(layout.notFound),
    starter: () => Starter.parse(deserialize(starter)),
  }
}

const packPage = ({ nodes, prose, resources, ...page }: CompiledPage): PackedPage => ({
  ...page,
  resources: resources.map((resource) =>
    'endpoint' in resource ? { ...resource, endpoint: resource.endpoint.path } : resource,
  ),
  content: serialize({ nodes: nodes.map(packNode), prose } satisfies PageContent),
})

function unpackPage({ content, resources, ...page }: PackedPage): CompiledPage {
  let read: Pick<CompiledPage, 'nodes' | 'prose'> | undefined
  const readOnce = () => {
    if (read !== undefined) return read
    const { nodes, prose } = deserialize(content) as PageContent
    read = { nodes: nodes.map(unpackNode), prose }
    return read
  }
  return {
    ...page,
    resources: resources.flatMap(unpackResource),
    get nodes() {
      return readOnce().nodes
    },
    get prose() {
      return readOnce().prose
    },
  }
}

const packNode = ({ place, slots, ...node }: CompiledNode): PackedNode => ({
  ...node,
  place: place(),
  slots: mapSlots(slots, packNode),
})

const unpackNode = ({ place, slots, ...node }: PackedNode): CompiledNode => ({
  ...node,
  place: () => place,
  slots: mapSlots(slots, unpackNode),
})

const mapSlots = <From, To>(
  slots: Record<string, From[]>,
  map: (node: From) => To,
): Record<string, To[]> =>
  Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, nodes.map(map)]))

/** None where this version has no such endpoint. */
function unpackResource(resource: PackedResource): CompiledResource[] {
  if (!('endpoint' in resource)) return [resource]
  const endpoint = findEndpoint(resource.endpoint)
  return endpoint === undefined ? [] : [{ ...resource, endpoint }]
}
