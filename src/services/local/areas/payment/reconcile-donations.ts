import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { donationPayments } from '../../database/tables/payment-tables.ts'
import { requireMatch } from './confirmed-status.ts'
import { alertOf, type Payments } from './payments.ts'
import { closeDonation, recordDonation } from './record-donation.ts'

/** How many donations of a site one run checks, those first that were checked longest ago. */
const most = 50

/** Reads from the providers what no callback reported about donations of a site, and expires those past their time. */
export async function reconcileDonations(payments: Payments, siteId: string): Promise<void> {
  for (const donation of await findPending(payments, siteId)) {
    try {
      await reconcileDonation(payments, donation)
    } catch (error) {
      // A payment that cannot be read must not prevent the check of others.
      const { orderId } = donation
      payments.log('A donation could not be reconciled', { siteId, orderId, reason: String(error) })
    }
  }
}

type Pending = Awaited<ReturnType<typeof findPending>>[number]

/** Stores the time of the check, so that every donation gets its turn. */
const findPending = ({ database }: Payments, siteId: string) =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const found = await tx
      .select()
      .from(donationPayments)
      .where(
        and(
          eq(donationPayments.siteId, siteId),
          eq(donationPayments.state, 'pending'),
          lt(donationPayments.createdAt, sql`now() - interval '15 minutes'`),
        ),
      )
      .orderBy(sql`${donationPayments.askedAt} nulls first`, asc(donationPayments.createdAt))
      .limit(most)
    const ids = found.map(({ id }) => id)
    if (ids.length > 0)
      await tx
        .update(donationPayments)
        .set({ askedAt: sql`now()` })
        .where(inArray(donationPayments.id, ids))
    return found
  })

async function reconcileDonation(payments: Payments, donation: Pending): Promise<void> {
  const { database, providers, log } = payments
  const { siteId, orderId, provider, amount, currency, expiresAt } = donation
  const actor = { role: 'server', siteId } as const
  const status = await providers.all.get(provider)?.read(orderId)
  if (status !== undefined && status !== null) {
    requireMatch(payments, { siteId, orderId, amount, currency }, status)
    const news = { siteId, orderId, provider, outcome: status.outcome }
    const recorded = await database.transaction(actor, (tx) => recordDonation(tx, news))
    if (recorded?.alert !== undefined) alertOf(log, recorded.alert, { siteId, orderId })
    if (recorded !== null && recorded.state !== 'pending') return
  }
  if (expiresAt.getTime() <= Date.now())
    await database.transaction(actor, (tx) => closeDonation(tx, donation, 'expired'))
}
