import type { Layout, Route, Theme } from '#schemas/layout.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { Seo, Title } from '#schemas/seo.ts'
import type { Locale } from '#schemas/text.ts'
import type { Starter } from '#schemas/starter.ts'
import type { Asset } from '../read/source.ts'

/** A node that is ready to draw: its texts and references are settled for each language. */
export interface CompiledNode {
  id: string
  type: string
  props: Record<Locale, NodeProps>
  slots: Record<string, CompiledNode[]>
  /** Looked up when it is asked for: most nodes have no problem. */
  place(): SourceLocation
}

/** Props that are final, or that wait for bound values before they can be checked. */
export type NodeProps =
  | { bound: false; value: Record<string, unknown> }
  | { bound: true; value: Record<string, unknown>; resources: readonly string[] }

/** One named resource of a page. */
export interface CompiledResource {
  name: string
  endpoint: Endpoint
  input: Record<string, unknown>
  place: SourceLocation
}

/** A page: what it loads and its nodes; with prose, the nodes stand where `<Node n="…" />` does. */
export interface CompiledPage {
  name: string
  title: Title | undefined
  siteName: boolean
  seo: Seo
  resources: CompiledResource[]
  nodes: CompiledNode[]
  prose: CompiledProse | undefined
}

/** Prose with `<Node n="…" />` where a block stands, and which node that is: undefined for one that cannot be drawn. */
export interface CompiledProse {
  source: string
  hash: string
  order: readonly (number | undefined)[]
}

/** A layout, whole: immutable, and shared by every site that uses it. */
export interface CompiledLayout {
  name: string
  /** Changes when anything that is drawn from it does. */
  revision: string
  locales: readonly [Locale, ...Locale[]]
  manifest: Layout
  theme: Theme
  shell: { header: CompiledNode[]; footer: CompiledNode[] }
  routes: readonly Route[]
  pages: ReadonlyMap<string, CompiledPage>
  notFound: CompiledPage | undefined
  assets: ReadonlyMap<string, Asset>
  /** The rows a new site begins with; read when they are asked for, which is once. */
  starter: () => Starter
}
