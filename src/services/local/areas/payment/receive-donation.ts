import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { PaymentCallback } from '#schemas/services/payment.ts'
import { donationPayments } from '../../database/tables/payment-tables.ts'
import { requireConfirmed, requireMatch } from './confirmed-status.ts'
import { alertOf, type Payments } from './payments.ts'
import { recordDonation } from './record-donation.ts'

const prefix = 'donation-'

/** A new order of a donation: a callback recognises by its id that it pays for no class. */
export const newDonationOrder = (): string => prefix + randomUUID()

export const isDonationOrder = (orderId: string): boolean => orderId.startsWith(prefix)

/**
 * Receives a genuine callback about a donation: its amount and currency must be those of the order, and the provider
 * must confirm it. Null for an order that this site does not have at this provider.
 */
export async function receiveDonation(
  payments: Payments,
  siteId: string,
  callback: PaymentCallback,
) {
  const { order_id: orderId } = callback
  const provider = payments.providers.all.get(callback.provider)
  const actor = { role: 'server', siteId } as const
  const [order] = await payments.database.transaction(actor, (tx) =>
    tx
      .select({ amount: donationPayments.amount, currency: donationPayments.currency })
      .from(donationPayments)
      .where(
        and(
          eq(donationPayments.siteId, siteId),
          eq(donationPayments.orderId, orderId),
          eq(donationPayments.provider, callback.provider),
        ),
      ),
  )
  if (order === undefined || provider === undefined) return null
  const claim = provider.claim(callback)
  requireMatch(payments, { siteId, orderId, ...order }, claim)
  const status = await provider.read(orderId, callback)
  if (status !== null) requireMatch(payments, { siteId, orderId, ...order }, status)
  const news = {
    siteId,
    orderId,
    provider: provider.name,
    outcome: requireConfirmed(claim, status),
  }
  const recorded = await payments.database.transaction(actor, (tx) => recordDonation(tx, news))
  if (recorded === null) return null
  if (recorded.alert !== undefined) alertOf(payments.log, recorded.alert, { siteId, orderId })
  return { received: true as const, isRepeated: recorded.isRepeated }
}
