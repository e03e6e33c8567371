import { sql } from 'drizzle-orm'
import { readDonationTotal } from '#schemas/services/donation.ts'
import { handler, type Handler } from '../../calls/handler.ts'
import { donations } from '../../database/tables/rest-tables.ts'

/** Sums the donations that the database shows to a visitor: the confirmed ones of the site. */
const readDonationTotalHandler = handler(readDonationTotal, { role: 'visitor' }, async (tx) => {
  const [row] = await tx
    .select({
      total: sql<number>`coalesce(sum(${donations.amount}), 0)::bigint`,
      donors: sql<number>`count(${donations.amount})`,
    })
    .from(donations)
  return row ?? null
})

/** What donations amount to. */
export const donationHandlers: Handler[] = [readDonationTotalHandler]
