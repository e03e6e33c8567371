import type { LayoutList } from '#src/manifest/compile/layout-head.ts'
import type { Sites as StoredSites } from '#src/services/sites.ts'
import type { Sites } from '#src/sites/sites.ts'

/** The stored sites, as staff reads and changes them: one by one, since there may be ten thousand. */
export type SiteStore = Pick<StoredSites, 'find' | 'save' | 'remove' | 'usage'>

/** What the sites of a server are managed with: those that are served, their layouts, and what is stored. */
export interface SiteManagement {
  current(): Sites
  layouts(): LayoutList
  store: SiteStore
}
