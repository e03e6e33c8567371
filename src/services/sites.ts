import type { Entity } from '#schemas/endpoint.ts'
import type { Starter } from '#schemas/starter.ts'
import type { SiteBranding } from './branding.ts'

/** An entity of a site changed: pages that show it are stale. */
export interface Change {
  siteId: string
  entity: Entity
}

/** A site that the settings service stores, or what was saved over a layout's own site. */
export interface SiteRow {
  id: string
  layout: string
  hosts: string[]
  /** Settings that were saved, over those of the layout. */
  settings: Record<string, unknown>
}

/** The stored sites, and the changes of what they show. */
export interface Sites {
  read(): Promise<SiteRow[]>
  /** Throws ServiceError with 412 when the stored site is no longer `was`; null means none. */
  save(site: SiteRow, was?: SiteRow | null): Promise<void>
  /** Inserts the first rows of a site, once: resolves to false when it already has rows. */
  seed(siteId: string, starter: () => Starter): Promise<boolean>
  /** Reports every change, also those of other nodes. Returns a function that stops it. */
  onChange(listener: (change: Change) => void): () => void
  /** Sets how sites present themselves, as in mail; until then they are named by their ids. */
  setBranding(siteOf: (siteId: string) => SiteBranding): void
}
