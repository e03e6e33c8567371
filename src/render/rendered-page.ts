import type { Entity } from '#schemas/endpoint.ts'
import type { IslandData, PageGuard } from '#schemas/page-boot.ts'
import type { DrawnPart } from './drawn-part.ts'
import type { PageMeta } from './page-meta.ts'

/** A rendered page: its parts, and what the server must know to cache it. */
export interface RenderedPage {
  status: 200 | 404 | 410 | 500 | 503
  meta: PageMeta
  header: string
  main: string
  /** Where in `main` its nodes and runs of prose end, in order; none where it is one thing. */
  ends: readonly number[]
  footer: string
  /** What its header, its body and its footer consist of, where they consist of nothing else. */
  parts?: readonly DrawnPart[]
  /** Cache key of its content, equal for two identical renderings of one address: see `pageContent`. */
  content?: string | undefined
  islands: Record<string, IslandData>
  /** Of the islands that wait until a visitor operates them: the browser fetches it then. */
  deferredIslands: Record<string, IslandData>
  shellIslands: Record<string, IslandData>
  jsonLd: readonly object[]
  entities: ReadonlySet<Entity>
  /** Shown where the site cannot be reached. */
  isOffline?: boolean
  /** Some data could not be loaded: the page is cached for a short time only. */
  isPartial: boolean
  /** The path of its route as the layout declares it; undefined where none matches. */
  route?: string | undefined
  guard?: PageGuard
  /** The path of the page's item, when the address named it otherwise; the page is sent there. */
  movedTo?: string | undefined
  /** What the policy of its document must allow beyond the strict one, sorted. */
  allows: readonly string[]
  /** When it changes by the clock alone: a state of its rows begins or ends. Undefined when nothing says so. */
  changesAt: Date | undefined
}
