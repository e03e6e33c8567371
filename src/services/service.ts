import type { z } from 'zod'
import type { Endpoint, Entity, UserKind } from '#schemas/endpoint.ts'
import type { Starter } from '#schemas/starter.ts'

/** Who asks, and for which site. `caller` is null for a visitor. */
export interface ServiceContext {
  siteId: string
  caller: UserKind | null
}

/** The function that fulfils an endpoint; null when what was asked for does not exist. */
export type Serve<E extends Endpoint = Endpoint> = (
  ctx: ServiceContext,
  input: z.output<E['input']>,
) => Promise<z.output<E['output']> | null>

/** Something of a site changed; pages that showed it are stale. */
export interface Change {
  siteId: string
  entity: Entity
}

/** A site that is a row of the settings service, or what was saved over a layout's own site. */
export interface SiteRow {
  id: string
  layout: string
  hosts: string[]
  /** Settings that were saved, over those of the layout. */
  settings: Record<string, unknown>
}

/** The data services of one system. */
export interface Services {
  /** In words, for the log: `PGlite in .data/db` or `PostgreSQL at localhost`. */
  name: string
  serve(endpoint: Endpoint, ctx: ServiceContext, input: unknown): Promise<unknown>
  serves(endpoint: Endpoint): boolean
  /** Hears of every change, also those of other nodes. Returns how to stop hearing. */
  onChange(listener: (change: Change) => void): () => void
  readSites(): Promise<SiteRow[]>
  saveSite(site: SiteRow): Promise<void>
  /** Gives a site its first rows, once: resolves to false when it already has some. */
  seed(siteId: string, starter: () => Starter): Promise<boolean>
  close(): Promise<void>
}
