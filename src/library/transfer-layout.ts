import type { SourceLocation } from '#schemas/problems.ts'
import { findEndpoint } from '#schemas/services/index.ts'
import { Starter } from '#schemas/starter.ts'
import type { CompiledLayout, CompiledNode, CompiledPage } from '#src/manifest/compile/compiled.ts'
import type { CompiledCall, CompiledResource } from '#src/manifest/compile/compiled-resource.ts'

/** A compiled layout as data that another thread can be sent: without functions and endpoints. */
export interface SentLayout extends Omit<
  CompiledLayout,
  'pages' | 'shell' | 'notFound' | 'starter'
> {
  pages: SentPage[]
  shell: { header: SentNode[]; footer: SentNode[] }
  notFound: string | undefined
  /** The rows of data/ as they were written, by table. */
  starter: Record<string, unknown[]>
}

interface SentNode extends Omit<CompiledNode, 'place' | 'slots'> {
  place: SourceLocation
  slots: Record<string, SentNode[]>
}

/** `endpoint` is its path. */
type SentResource = Exclude<CompiledResource, CompiledCall> | SentCall
interface SentCall extends Omit<CompiledCall, 'endpoint'> {
  endpoint: string
}

interface SentPage extends Omit<CompiledPage, 'nodes' | 'resources'> {
  nodes: SentNode[]
  resources: SentResource[]
}

/** Turns a compiled layout into data; `starter` has its rows as they were written. */
export const toSent = (layout: CompiledLayout, starter: SentLayout['starter']): SentLayout => ({
  ...layout,
  pages: [...layout.pages.values()].map((page) => ({
    ...page,
    nodes: page.nodes.map(sendNode),
    resources: page.resources.map((resource) =>
      'endpoint' in resource ? { ...resource, endpoint: resource.endpoint.path } : resource,
    ),
  })),
  shell: {
    header: layout.shell.header.map(sendNode),
    footer: layout.shell.footer.map(sendNode),
  },
  notFound: layout.notFound?.name,
  starter,
})

/** The compiled layout that was sent. */
export function fromSent(sent: SentLayout): CompiledLayout {
  const pages = new Map(sent.pages.map((page) => [page.name, receivePage(page)]))
  return {
    ...sent,
    pages,
    shell: receiveShell(sent.shell),
    notFound: sent.notFound === undefined ? undefined : pages.get(sent.notFound),
    starter: () => Starter.parse(sent.starter),
  }
}

const sendNode = ({ place, slots, ...node }: CompiledNode): SentNode => ({
  ...node,
  place: place(),
  slots: mapSlots(slots, sendNode),
})

/** The nodes around every page that were sent. */
export const receiveShell = ({ header, footer }: SentLayout['shell']): CompiledLayout['shell'] => ({
  header: header.map(receiveNode),
  footer: footer.map(receiveNode),
})

/** A node that was sent. */
export const receiveNode = ({ place, slots, ...node }: SentNode): CompiledNode => ({
  ...node,
  place: () => place,
  slots: mapSlots(slots, receiveNode),
})

const mapSlots = <From, To>(
  slots: Record<string, From[]>,
  map: (node: From) => To,
): Record<string, To[]> =>
  Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, nodes.map(map)]))

const receivePage = (page: SentPage): CompiledPage => ({
  ...page,
  nodes: page.nodes.map(receiveNode),
  resources: receiveResources(page.resources),
})

/** What a page reads, as it was sent. */
export const receiveResources = (resources: readonly SentResource[]): CompiledResource[] =>
  resources.flatMap((resource): CompiledResource[] => {
    if (!('endpoint' in resource)) return [resource]
    const endpoint = findEndpoint(resource.endpoint)
    return endpoint === undefined ? [] : [{ ...resource, endpoint }]
  })
