import { asc, eq } from 'drizzle-orm'
import { listExtensions } from '#schemas/services/batch.ts'
import { handler } from '../../calls/handler.ts'
import { readCounted } from '../../database/counted-page.ts'
import { extensions } from '../../database/tables/batch-tables.ts'
import { languageColumns } from '../../text/in-language.ts'

/** The short courses of a site in its own order. */
export const listExtensionsHandler = handler(
  listExtensions,
  { role: 'visitor', cached: true },
  async (tx, { siteId }, input) => {
    const ofSite = eq(extensions.siteId, siteId)
    const { rows, pagination } = await readCounted(
      tx,
      { ...input, counted: { from: extensions, where: ofSite } },
      (matching) =>
        tx
          .select({
            matching,
            ...languageColumns(extensions, 'extension'),
            id: extensions.id,
            name: extensions.name,
            slug: extensions.slug,
            summary: extensions.summary,
            field: extensions.field,
            mode: extensions.mode,
            city: extensions.city,
            meetings: extensions.meetings,
            hours: extensions.hours,
            price: extensions.price,
            outcome: extensions.outcome,
            startsAt: extensions.startsAt,
          })
          .from(extensions)
          .where(ofSite)
          .orderBy(asc(extensions.position), asc(extensions.name), asc(extensions.id)),
    )
    const items = rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }))
    return { items, pagination }
  },
)
