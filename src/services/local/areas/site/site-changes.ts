import { desc, eq } from 'drizzle-orm'
import type { SiteChange, SiteUsage } from '../../../sites.ts'
import type { Transaction } from '../../database/database.ts'
import { siteChanges } from '../../database/tables/site-table.ts'

/** How many changes of a site are shown. */
const mostShown = 20

/** Adds an entry to the audit of a site. */
export async function recordChange(
  tx: Transaction,
  siteId: string,
  change: SiteChange | undefined,
): Promise<void> {
  if (change === undefined) return
  const { event, actorId, fields } = change
  await tx.insert(siteChanges).values({ siteId, event, actorId, fields: [...fields] })
}

/** The last changes of a site, newest first. */
export const readChanges = (tx: Transaction, siteId: string): Promise<SiteUsage['changes']> =>
  tx
    .select({
      event: siteChanges.event,
      actorId: siteChanges.actorId,
      fields: siteChanges.fields,
      at: siteChanges.at,
    })
    .from(siteChanges)
    .where(eq(siteChanges.siteId, siteId))
    .orderBy(desc(siteChanges.id))
    .limit(mostShown)
