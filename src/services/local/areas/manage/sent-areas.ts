import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SentArea } from '#schemas/manage/managed-area.ts'
import {
  sentAspirations,
  sentBookReviews,
  sentDonations,
  sentTestimonies,
} from '#schemas/services/manage-sent.ts'
import { hiddenRows } from '../../database/tables/content-tables.ts'
import { aspirations, bookReviews, donations } from '../../database/tables/rest-tables.ts'
import { testimonies } from '../../database/tables/testimony-tables.ts'
import type { SentTable } from './managed-table.ts'

type Approvable = typeof testimonies | typeof aspirations | typeof bookReviews

/** An area whose table has a column of its own for what is approved; what is hidden is marked beside it. */
function approvable(area: SentArea, table: Approvable, search: PgColumn[]): SentTable {
  const ofRow = (id: SQL) =>
    and(
      eq(hiddenRows.siteId, table.siteId),
      eq(hiddenRows.area, area.name),
      sql`${hiddenRows.itemId} = ${id}`,
    )
  return {
    area,
    table,
    search,
    isApproved: sql`${table.isApproved}`,
    isHidden: sql`not ${table.isApproved} and exists (select from ${hiddenRows} where ${ofRow(sql`${table.id}`)})`,
    async decide(tx, { siteId, id }, isApproved) {
      await tx
        .update(table)
        .set({ isApproved })
        .where(and(eq(table.siteId, siteId), eq(table.id, id)))
      const mark = { siteId, area: area.name, itemId: id }
      if (!isApproved) await tx.insert(hiddenRows).values(mark).onConflictDoNothing()
      else
        await tx
          .delete(hiddenRows)
          .where(
            and(
              eq(hiddenRows.siteId, siteId),
              eq(hiddenRows.area, area.name),
              eq(hiddenRows.itemId, id),
            ),
          )
    },
    snapshot: {
      table: tableNames[area.name] ?? '',
      dependents: [{ table: 'hidden_rows', column: 'item_id' }],
    },
  }
}

const tableNames: Readonly<Record<string, string>> = {
  testimony: 'testimonies',
  aspiration: 'aspirations',
  'book-review': 'book_reviews',
}

// A pledge that counts is confirmed, and one that never will is cancelled.
const donationTable: SentTable = {
  area: sentDonations,
  table: donations,
  search: [donations.name, donations.message],
  isApproved: sql`${donations.status} = 'confirmed'`,
  isHidden: sql`${donations.status} = 'cancelled'`,
  async decide(tx, { siteId, id }, isApproved) {
    await tx
      .update(donations)
      .set({ status: isApproved ? 'confirmed' : 'cancelled' })
      .where(and(eq(donations.siteId, siteId), eq(donations.id, id)))
  },
  snapshot: { table: 'donations' },
}

/** What visitors send and people of the site decide about. */
export const sentAreas: readonly SentTable[] = [
  approvable(sentTestimonies, testimonies, [testimonies.name, testimonies.message]),
  approvable(sentAspirations, aspirations, [aspirations.name, aspirations.message]),
  approvable(sentBookReviews, bookReviews, [bookReviews.name, bookReviews.message]),
  donationTable,
]
