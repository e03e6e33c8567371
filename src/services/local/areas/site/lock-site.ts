import { eq } from 'drizzle-orm'
import { etagOf } from '../../../etag.ts'
import { ServiceError } from '../../../service-error.ts'
import type { SiteRow } from '../../../sites.ts'
import type { Transaction } from '../../database/database.ts'
import { sites } from '../../database/tables/site-table.ts'

/** Locks a site until the end of the transaction; throws ServiceError with 412 when it is no longer `was`. */
export async function lockSite(tx: Transaction, id: string, was?: SiteRow | null) {
  const [stored] = await tx.select().from(sites).where(eq(sites.id, id)).for('update')
  if (stored === undefined) throw new ServiceError(412, 'The site was removed meanwhile.')
  if (was !== undefined && etagOf(toSiteRow(stored) ?? null) !== etagOf(was))
    throw new ServiceError(
      412,
      'Someone has changed the settings meanwhile. Read them again, then save.',
    )
  return stored
}

/** What was saved of a site; undefined where nothing was. */
export const toSiteRow = (row: typeof sites.$inferSelect): SiteRow | undefined =>
  row.layout === null
    ? undefined
    : { id: row.id, layout: row.layout, hosts: row.hosts, settings: row.settings }
