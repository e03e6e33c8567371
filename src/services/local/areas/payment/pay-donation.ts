import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { receiptPath } from '#schemas/paths.ts'
import { payDonation } from '#schemas/services/donation.ts'
import type { ServiceContext } from '../../../calls.ts'
import { type Handler, handler } from '../../calls/handler.ts'
import { donationPayments } from '../../database/tables/payment-tables.ts'
import { requireProvider } from './payment-attempt.ts'
import type { Payments } from './payments.ts'
import { withReceipt } from '../../records/receipt-number.ts'
import { newDonationOrder } from './receive-donation.ts'

/** In milliseconds: how long the page of a provider can be paid at. */
const lifetime = 24 * 3_600_000

/** Stores a donation that is to be paid, and opens the provider's page for it. */
export const payDonationHandler = (payments: Payments): Handler => ({
  endpoint: payDonation,
  async serve(database, context, input) {
    const { name: provider } = requireProvider(payments, context)
    const stored = handler(payDonation, { role: 'server' }, async (tx, ctx, sent) => {
      const { name, email, message, amount } = sent
      const row = {
        siteId: ctx.siteId,
        key: randomBytes(32).toString('base64url'),
        name,
        email,
        message,
        amount,
        provider,
        language: ctx.locale ?? null,
        orderId: newDonationOrder(),
        expiresAt: sql`now() + make_interval(secs => ${lifetime / 1000})`,
      }
      const { id, key } = await withReceipt(async (receipt) => {
        const [added] = await tx
          .insert(donationPayments)
          .values({ ...row, receipt })
          .onConflictDoNothing({ target: [donationPayments.siteId, donationPayments.receipt] })
          .returning({ id: donationPayments.id, key: donationPayments.key })
        return added
      })
      const language = ctx.locale === undefined ? '' : `?lang=${ctx.locale}`
      return { id, leadsTo: receiptPath(key) + language }
    })
    if (!('serve' in stored)) return null
    const answer = (await stored.serve(database, context, input)) as { id: string; leadsTo: string }
    // The provider is called outside of a transaction, which would hold a connection meanwhile.
    await openPage(payments, context, answer)
    return answer
  },
})

/** Opens the provider's page, unless it is open: a form that is sent again finds the donation of the first time. */
async function openPage(
  payments: Payments,
  context: ServiceContext,
  { id, leadsTo }: { id: string; leadsTo: string },
): Promise<void> {
  const provider = requireProvider(payments, context)
  const actor = { role: 'server', siteId: context.siteId } as const
  const orderId = newDonationOrder()
  // An order that was begun and failed was never published: another one is as good.
  const [donation] = await payments.database.transaction(actor, (tx) =>
    tx
      .update(donationPayments)
      .set({ orderId })
      .where(
        and(
          eq(donationPayments.id, id),
          eq(donationPayments.state, 'pending'),
          isNull(donationPayments.address),
        ),
      )
      .returning({ amount: donationPayments.amount, expiresAt: donationPayments.expiresAt }),
  )
  if (donation === undefined) return
  const item = { id: 'donation', name: words[context.locale ?? 'id'] }
  const order = { ...donation, orderId, item, origin: context.origin, returnPath: leadsTo }
  const address = await provider.create(order)
  await payments.database.transaction(actor, (tx) =>
    tx
      .update(donationPayments)
      .set({ address })
      .where(and(eq(donationPayments.id, id), eq(donationPayments.orderId, orderId))),
  )
}

const words = { id: 'Donasi', en: 'Donation' }
