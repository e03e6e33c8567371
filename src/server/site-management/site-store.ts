import type { LayoutList } from '#src/manifest/compile/layout-head.ts'
import type { Sites as StoredSites } from '#src/services/sites.ts'
import type { Sites } from '#src/sites/sites.ts'

/** The stored sites, as the server reads and changes them. */
export type SiteStore = Pick<StoredSites, 'read' | 'find' | 'save' | 'remove' | 'claims' | 'usage'>

/** What the sites of a server are managed with: those that are served, their layouts, and what is stored. */
export interface SiteManagement {
  current(): Sites
  layouts(): LayoutList
  store: SiteStore
}
