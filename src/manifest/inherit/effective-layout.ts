import type { z } from 'zod'
import type { CollectionKindName } from '#schemas/collections/index.ts'
import type { Layout, Route } from '#schemas/layout.ts'
import type { PageHead } from '#schemas/page.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { Starter } from '#schemas/starter.ts'
import type { Asset } from '../read/layout-source.ts'
import type { ParsedLayout } from '../read/parsed-layout.ts'
import type { TranslatedProse } from '../read/parse-page.ts'
import type { LayeredNode } from './layered.ts'
import type { LayeredShell } from './layer-shell.ts'

/** A page with its layers merged. */
export interface EffectivePage {
  name: string
  head: z.input<typeof PageHead>
  nodes: LayeredNode[]
  prose: string | undefined
  /** The prose in other languages than the layout's first. */
  translatedProse: TranslatedProse
  /** The head in each layer's file, the newest first. */
  heads: { layer: string; head: object; place(pointer: string): SourceLocation }[]
}

/** A route and the layer that declares it. */
export interface EffectiveRoute {
  route: z.input<typeof Route>
  layer: string
  /** The location of a part of the route, such as `/seo/image`. */
  place(below: string): SourceLocation
}

/** A collection with its layers merged. A row is a node: its id is the slug, its type the kind, its props the fields. */
export interface EffectiveCollection {
  name: string
  kind: CollectionKindName
  rows: LayeredNode[]
  /** The newest layer's file. */
  place(pointer: string): SourceLocation
}

/** A layout with its parents merged in: pages, assets, texts and data of the nearest layer that has them. */
export interface EffectiveLayout {
  /** Without shell and routes, which are layered below. */
  manifest: Layout
  own: ParsedLayout
  /** The layers, the nearest first. */
  chain: readonly ParsedLayout[]
  shell: LayeredShell
  routes: readonly EffectiveRoute[]
  pages: ReadonlyMap<string, EffectivePage>
  collections: ReadonlyMap<string, EffectiveCollection>
  assets: ReadonlyMap<string, Asset>
  /** Texts of content/, by name. */
  contents: ReadonlyMap<string, string>
  starter: () => Starter
}
