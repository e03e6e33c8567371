import type { Settings } from '#schemas/settings.ts'
import type { LocalText } from '#schemas/text.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'

/** What one host serves: a layout under settings of its own. */
export interface Site {
  id: string
  /** The hosts that it answers to, in order. */
  hosts: readonly string[]
  /** Hosts that it asks for and that belong to another site. */
  lostHosts: readonly string[]
  layout: CompiledLayout
  settings: Settings
  /** The settings in the `layout.json` of its own folder, under those that were saved. */
  defaults: object
  /** The beginning of addresses without a request: `meta.url`, else https and the first host. */
  origin: string
  /** Changes with everything that its pages are rendered from, but for rows of data. */
  revision: string
}

/** A site in a list, without its layout and settings. */
export interface SiteEntry {
  id: string
  hosts: readonly string[]
  lostHosts: readonly string[]
  /** The name of the layout that it is drawn with. */
  layout: string
  /** The name of the layout that it asks for; another one than `layout` while that is missing. */
  wantedLayout: string
  title: LocalText
  isMaintenance: boolean
}

/** Finds sites by host. A site is made when it is first asked for, and stays the same object until it is changed. */
export interface Sites {
  findByHost(host: string): Site | undefined
  findById(id: string): Site | undefined
  /** Every site, without making them. */
  list(): SiteEntry[]
  /** Every site, made: for commands and tests. */
  all(): Site[]
}
