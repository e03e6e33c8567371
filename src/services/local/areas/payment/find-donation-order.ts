import { and, eq } from 'drizzle-orm'
import { receiptPath } from '#schemas/paths.ts'
import type { Transaction } from '../../database/database.ts'
import { donationPayments } from '../../database/tables/payment-tables.ts'
import { isDonationOrder } from './receive-donation.ts'

/** A donation that is to be paid in the sandbox, by its order; undefined for an order of something else. */
export async function findSandboxDonation(tx: Transaction, siteId: string, orderId: string) {
  if (!isDonationOrder(orderId)) return undefined
  const { amount, state, key, language } = donationPayments
  const [row] = await tx
    .select({ amount, state, key, language })
    .from(donationPayments)
    .where(
      and(
        eq(donationPayments.siteId, siteId),
        eq(donationPayments.orderId, orderId),
        eq(donationPayments.provider, 'sandbox'),
      ),
    )
  if (row === undefined) return undefined
  const { key: secret, language: chosen, ...rest } = row
  const query = chosen === null ? '' : `?lang=${chosen}`
  const name = chosen === 'en' ? 'Donation' : 'Donasi'
  return { ...rest, orderId, name, returnPath: receiptPath(secret) + query }
}
