import type { Entity } from '#schemas/endpoint.ts'
import type { IslandData } from '#schemas/page-boot.ts'
import type { PageMeta } from './seo.ts'

/** A rendered page: its parts, and what the server must know to cache it. */
export interface RenderedPage {
  status: 200 | 404
  meta: PageMeta
  header: string
  main: string
  footer: string
  islands: Record<string, IslandData>
  shellIslands: Record<string, IslandData>
  jsonLd: readonly object[]
  entities: ReadonlySet<Entity>
  /** Some data could not be loaded: the page is cached for a short time only. */
  isPartial: boolean
}
