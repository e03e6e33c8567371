import type { AnyBlock, Registry } from '#blocks/define.ts'
import type { IslandData, PageContext } from '#schemas/page-boot.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { ProblemName } from '#src/manifest/problems/catalogue.ts'
import type { Locale } from '#schemas/text.ts'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'
import type { Answers } from './answers.ts'
import type { LocationStore } from './island-scope.tsx'
import type { NodeCache } from './node-cache.ts'
import type { ListPage } from './list-position.ts'
import type { ReadQuery } from './read-query.ts'
import type { CompileProse, DescribeAddress, RenderOptions } from './render-options.ts'

/** One page while it is rendered: everything that its nodes read, and what they collect for the document. */
export interface RenderContext {
  registry: Registry
  locale: Locale
  page: PageContext
  location: LocationStore
  answers: Answers
  compileProse: CompileProse
  forms: RenderOptions['forms']
  describeAddress: DescribeAddress | undefined
  parameters: Readonly<Record<string, string>>
  query: ReadQuery
  /** The path of the page in its language, as links lead to it. */
  path: string
  /** The lists of the page whose page the query chooses. */
  lists: ListPage[]
  /** Settings, as bindings to `site` see them. */
  site: unknown
  /** A named resource of the page; undefined when the page has none of that name. */
  resource(name: string): Promise<unknown>
  islands: Record<string, IslandData>
  /** The data of islands that wait until a visitor operates them. */
  deferredIslands: Record<string, IslandData>
  jsonLd: object[]
  /** How many characters the formats of the page may still read. */
  formats: { left: number }
  /** What the blocks that were rendered need the page's policy to allow. */
  allows: Set<string>
  /** The nodes of the site in this language as they were rendered last. */
  nodes: NodeCache
  /** The page is made for someone who is signed in: nothing that was loaded for it is cached. */
  isPersonal: boolean
  report(rule: ProblemName, message: string, place: SourceLocation): void
}

/** One node of a page while it is rendered. */
export interface NodeWork {
  node: CompiledNode
  block: AnyBlock
  context: RenderContext
}
