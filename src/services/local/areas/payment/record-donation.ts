import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { donationPayments } from '../../database/tables/payment-tables.ts'
import { donations } from '../../database/tables/rest-tables.ts'
import { enterGift } from '../ledger/ledger.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { isOpen } from './payment-provider.ts'
import { type News, type RecordedPayment, toClosed } from './record-payment.ts'

/**
 * Records an outcome of a donation's order once: its state, the donation that every total counts, the ledger and the
 * receipt are one transaction, and parallel outcomes wait for it. What is closed does not change. Null when this site
 * has no such order at this provider.
 */
export async function recordDonation(
  tx: Transaction,
  { siteId, orderId, provider, outcome }: News,
): Promise<RecordedPayment | null> {
  const [donation] = await tx
    .select()
    .from(donationPayments)
    .where(
      and(
        eq(donationPayments.siteId, siteId),
        eq(donationPayments.orderId, orderId),
        eq(donationPayments.provider, provider),
      ),
    )
    .for('update')
  if (donation === undefined) return null
  const { state } = donation
  if (state === outcome) return { state, isRepeated: true }
  if (state !== 'pending') {
    const paidOrderId = state === 'paid' ? orderId : null
    return toClosed({ state, paidOrderId }, { siteId, orderId, provider, outcome })
  }
  if (outcome === 'reversed') {
    const alert = 'A payment was given back that had never arrived'
    return { state, isRepeated: false, alert }
  }
  if (isOpen(outcome)) return { state, isRepeated: false }
  await closeDonation(tx, donation, outcome)
  return { state: outcome, isRepeated: false }
}

type DonationPayment = typeof donationPayments.$inferSelect

/** Closes a pending donation; a paid one counts, is entered in the ledger, and its receipt is mailed. */
export async function closeDonation(
  tx: Transaction,
  donation: Omit<DonationPayment, 'expiresAt'>,
  state: 'paid' | 'failed' | 'expired',
): Promise<void> {
  const { id, siteId, name, message, amount, provider } = donation
  const donationId = state === 'paid' ? sql`gen_random_uuid()` : null
  const [closed] = await tx
    .update(donationPayments)
    .set({ state, closedAt: sql`now()`, donationId })
    .where(and(eq(donationPayments.id, id), eq(donationPayments.state, 'pending')))
    .returning({ donationId: donationPayments.donationId })
  if (typeof closed?.donationId !== 'string') return
  const row = { id: closed.donationId, siteId, name, message, amount, status: 'confirmed' }
  await tx.insert(donations).values(row)
  const kind = provider === 'sandbox' ? 'trial-gift' : 'gift'
  await enterGift(tx, kind, { siteId, donationPaymentId: id, amount })
  await mailReceipt(tx, donation)
}

const inJakarta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })

async function mailReceipt(tx: Transaction, donation: Omit<DonationPayment, 'expiresAt'>) {
  const { siteId, email, name, amount, receipt, language } = donation
  if (email === null) return
  await queueMail(tx, {
    siteId,
    to: email,
    template: 'donation-received',
    values: {
      name: name ?? email,
      amount: String(amount),
      date: inJakarta.format(new Date()),
      receipt,
    },
    language,
  })
}
