import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { layoutList } from '#src/manifest/compile/layout-head.ts'
import type { SiteRow } from '#src/services/sites.ts'
import type { HostOwners } from './host-claims.ts'
import { SiteTable, type SiteTableOptions } from './site-table.ts'
import type { Sites } from './sites.ts'

interface SitesInput extends Omit<SiteTableOptions, 'layouts'> {
  layouts: readonly CompiledLayout[]
  rows: readonly SiteRow[]
  /** The owners of claimed hosts. A host without a claim goes to the first site that asks for it. */
  owners?: HostOwners
}

/** The sites of layouts that are all in memory and of the settings service, by host. */
export function buildSites({ layouts, rows, owners, ...options }: SitesInput): Sites {
  const sites = new SiteTable({ ...options, layouts: layoutList(layouts) })
  const claims = [...(owners ?? [])].map(([host, siteId]) => ({ host, siteId }))
  sites.setAll({ rows, claims })
  sites.reportConflicts()
  return sites
}
