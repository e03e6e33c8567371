import type { Layout, Route, Theme } from '#schemas/layout.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { Seo, Title } from '#schemas/seo.ts'
import type { Locale } from '#schemas/text.ts'
import type { Starter } from '#schemas/starter.ts'
import type { Asset } from '../read/layout-source.ts'
import type { CompiledCollection, CompiledResource } from './compiled-resource.ts'

/** A node ready to render: its texts and references are resolved for each language. */
export interface CompiledNode {
  id: string
  type: string
  props: Record<Locale, NodeProps>
  slots: Record<string, CompiledNode[]>
  /** Resolved lazily: most nodes have no problem. */
  place(): SourceLocation
}

/** Props that are final, or that need bound values before they can be validated. */
export type NodeProps =
  | { bound: false; value: Record<string, unknown> }
  | {
      bound: true
      value: Record<string, unknown>
      resources: readonly string[]
      /** The name in the query of each prop that is bound to one. */
      query: Readonly<Record<string, string>>
    }

/** A page: its data and its nodes; with prose, the nodes are placed where `<Node n="…" />` is. */
export interface CompiledPage {
  name: string
  title: Title | undefined
  siteName: boolean
  seo: Seo
  resources: CompiledResource[]
  nodes: CompiledNode[]
  /** The languages of the layout that its prose is in; every one for a page without prose. */
  languages: readonly Locale[]
  prose: Record<Locale, CompiledProse> | undefined
}

/** Prose with `<Node n="…" />` for each block, and the nodes by number: undefined for one that cannot be rendered. */
export interface CompiledProse {
  source: string
  hash: string
  /** Where the file of the prose begins. */
  place: SourceLocation
  order: readonly (number | undefined)[]
}

/** A compiled layout: immutable, and shared by every site that uses it. */
export interface CompiledLayout {
  name: string
  /** Changes when anything rendered from the layout does. */
  revision: string
  locales: readonly [Locale, ...Locale[]]
  manifest: Layout
  theme: Theme
  shell: { header: CompiledNode[]; footer: CompiledNode[] }
  routes: readonly Route[]
  pages: ReadonlyMap<string, CompiledPage>
  notFound: CompiledPage | undefined
  collections: ReadonlyMap<string, CompiledCollection>
  assets: ReadonlyMap<string, Asset>
  /** The initial rows of a new site; read lazily, since they are used once. */
  starter: () => Starter
}
