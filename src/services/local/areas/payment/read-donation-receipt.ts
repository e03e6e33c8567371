import { and, eq } from 'drizzle-orm'
import { readDonationReceipt } from '#schemas/services/donation.ts'
import { handler } from '../../calls/handler.ts'
import { donationPayments } from '../../database/tables/payment-tables.ts'

/** A donation by the key that only its donor has. */
export const readDonationReceiptHandler = handler(
  readDonationReceipt,
  { role: 'server' },
  async (tx, { siteId }, { key }) => {
    const { state, receipt, amount, name, address, createdAt, closedAt } = donationPayments
    const [row] = await tx
      .select({ state, receipt, amount, name, payUrl: address, createdAt, closedAt })
      .from(donationPayments)
      .where(and(eq(donationPayments.siteId, siteId), eq(donationPayments.key, key)))
    if (row === undefined) return null
    return {
      ...row,
      payUrl: row.state === 'pending' ? row.payUrl : null,
      createdAt: row.createdAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
    }
  },
)
