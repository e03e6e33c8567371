import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { Sites as StoredSites } from '#src/services/sites.ts'
import type { Sites } from '#src/sites/sites.ts'

/** The stored sites, as the server reads and changes them. */
export type SiteStore = Pick<StoredSites, 'read' | 'save' | 'remove' | 'claims' | 'usage'>

/** What the sites of a server are managed with: those that are served, their layouts, and what is stored. */
export interface SiteManagement {
  current(): Sites
  layouts(): readonly CompiledLayout[]
  store: SiteStore
}
