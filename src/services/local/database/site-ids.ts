import type { Database } from './database.ts'
import { sites } from './tables/site-table.ts'

/** The ids of all sites, including those that only a layout's folder declares. */
export const readSiteIds = (database: Database): Promise<string[]> =>
  database.transaction({ role: 'server' }, async (tx) => {
    const rows = await tx.select({ id: sites.id }).from(sites)
    return rows.map(({ id }) => id)
  })
