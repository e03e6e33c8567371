import { eq } from 'drizzle-orm'
import type { SiteUsage } from '../../../sites.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { countRows } from '../../database/paging.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { driveFiles } from '../../database/tables/drive-tables.ts'
import { invoices } from '../../database/tables/payment-tables.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { readChanges } from './site-changes.ts'

/** How much a site stores, and its last changes. */
export const readUsage = (database: Database, siteId: string): Promise<SiteUsage> =>
  database.transaction({ role: 'server', siteId }, async (tx) => ({
    rows: await countTables(tx, siteId),
    changes: await readChanges(tx, siteId),
  }))

const tables = { accounts, classes, programs, posts, files: driveFiles, invoices }

async function countTables(tx: Transaction, siteId: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  for (const [name, table] of Object.entries(tables))
    rows[name] = await countRows(tx, table, eq(table.siteId, siteId))
  return rows
}
