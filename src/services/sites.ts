import type { Entity } from '#schemas/endpoint.ts'
import type { Starter } from '#schemas/starter.ts'
import type { Locale } from '#schemas/text.ts'
import type { SiteOf } from './branding.ts'
import type { FormOf } from './declared-forms.ts'

/** An entity of a site changed: pages that show it are stale. */
export interface Change {
  siteId: string
  entity: Entity
}

/** A site that the settings service stores, or what was saved over a layout's own site. */
export interface SiteRow {
  id: string
  layout: string
  /** The hosts that it asks for, in order, besides those in the `layout.json` of its folder. */
  hosts: string[]
  /** Settings that were saved, over those of the layout. */
  settings: Record<string, unknown>
}

/** The site that a host belongs to, since when. */
export interface HostClaim {
  host: string
  siteId: string
  since: Date
}

/** Hosts that a site claims and gives up. */
export interface ClaimChange {
  siteId: string
  claim: readonly string[]
  release: readonly string[]
}

/** A change of a site, for its audit. */
export interface SiteChange {
  event: 'created' | 'restored' | 'updated' | 'removed'
  /** The account that made it; null on the command line. */
  actorId: string | null
  /** The names of what changed, such as `hosts` and `settings.css`. */
  fields: readonly string[]
}

/** How much a site stores, and its last changes, newest first. */
export interface SiteUsage {
  rows: Record<string, number>
  changes: (SiteChange & { at: Date })[]
}

/** A site as it is saved: `was` is the row that was read before, null for none. */
export interface SiteSave {
  /** Throws ServiceError with 412 when the stored site is no longer this one. */
  was?: SiteRow | null
  change?: SiteChange
}

/** What is stored of one site, with the claims of the site and of the hosts that it asks for. */
interface StoredSite {
  row: SiteRow | undefined
  claims: HostClaim[]
}

/** The stored sites, their hosts, and the changes of what they show. */
export interface Sites {
  read(): Promise<SiteRow[]>
  /** One site; `hosts` are those that its folder asks for. */
  find(siteId: string, hosts?: readonly string[]): Promise<StoredSite>
  /** Stores a site and claims its hosts; throws ServiceError with 409 when a new one belongs to another site. */
  save(site: SiteRow, options?: SiteSave): Promise<void>
  /**
   * Ends a site: its settings, hosts and sessions are deleted. Its other rows stay, and are its own again when it
   * is restored. Throws ServiceError with 412 when the stored site is no longer `was`.
   */
  remove(siteId: string, options: SiteSave): Promise<void>
  usage(siteId: string): Promise<SiteUsage>
  /** Every claim, by host. Empty where no database stores them. */
  claims(): Promise<HostClaim[]>
  /** Claims hosts that are nobody's, and gives others up. A host of another site is left to it. */
  changeClaims(change: ClaimChange): Promise<void>
  /** Inserts the first rows of a site, once: `filled` when it has a row already, `empty` when there are none yet. */
  seed(
    siteId: string,
    starter: () => Starter,
    locale?: Locale,
  ): Promise<'seeded' | 'filled' | 'empty'>
  /** The sites whose first rows were inserted, or that had rows when that was tried. */
  seeded(): Promise<string[]>
  /** Reports every change, also those of other nodes. Returns a function that stops it. */
  onChange(listener: (change: Change) => void): () => void
  /** Sets how sites present themselves, as in mail; until then they are named by their ids. */
  setBranding(siteOf: SiteOf): void
  /** Sets how the forms that pages declare are found; until then there are none. */
  setForms(formOf: FormOf): void
}
