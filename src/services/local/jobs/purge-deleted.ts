import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { restorableDays } from '../database/retention.ts'
import { contentAudit, deletedRows, formerSlugs } from '../database/tables/content-tables.ts'

/** Deletes for good what of a site can no longer be restored, with its former slugs, and records that. */
export const purgeDeleted = (database: Database, siteId: string): Promise<void> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const purged = await tx
      .delete(deletedRows)
      .where(
        and(
          eq(deletedRows.siteId, siteId),
          lt(deletedRows.deletedAt, sql`now() - make_interval(days => ${restorableDays})`),
        ),
      )
      .returning({
        area: deletedRows.area,
        itemId: deletedRows.itemId,
        name: deletedRows.name,
      })
    if (purged.length === 0) return
    await tx
      .insert(contentAudit)
      .values(purged.map((row) => ({ ...row, siteId, event: 'purged' as const })))
    await forgetSlugs(tx, siteId, purged)
  })

async function forgetSlugs(
  tx: Transaction,
  siteId: string,
  purged: readonly { itemId: string }[],
): Promise<void> {
  const ids = purged.map(({ itemId }) => itemId)
  await tx
    .delete(formerSlugs)
    .where(and(eq(formerSlugs.siteId, siteId), inArray(formerSlugs.itemId, ids)))
}
