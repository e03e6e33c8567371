import { and, desc, eq } from 'drizzle-orm'
import { listContentChanges } from '#schemas/services/manage-sent.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { contentAudit } from '../../database/tables/content-tables.ts'

const { siteId: ofSite, at, actorId, area, itemId, name, event, fields, id } = contentAudit

/** Who changed which content of the site, the last change first. */
export const listContentChangesHandler = handler(
  listContentChanges,
  // The names of accounts are the server's to read.
  { role: 'server' },
  async (tx, { siteId }, input) => {
    const asked = { page: input.page, pageSize: input.perPage }
    const chosen = and(
      eq(ofSite, siteId),
      input.area === undefined ? undefined : eq(area, input.area),
      input.itemId === undefined ? undefined : eq(itemId, input.itemId),
      input.event === undefined ? undefined : eq(event, input.event),
      containsText([name], input.search),
    )
    const rows = await tx
      .select({ at, actorId, actorName: accounts.name, area, itemId, name, event, fields })
      .from(contentAudit)
      .leftJoin(accounts, and(eq(accounts.siteId, ofSite), eq(accounts.id, actorId)))
      .where(chosen)
      .orderBy(desc(id))
      .limit(asked.pageSize)
      .offset(offsetOf(asked))
    return {
      items: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      pagination: toPagination(asked, await countRows(tx, contentAudit, chosen)),
    }
  },
)
