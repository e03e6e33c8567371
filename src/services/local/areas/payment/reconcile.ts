import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import type { Job } from '../../jobs/queue.ts'
import { invoices, paymentAttempts } from '../../database/tables/payment-tables.ts'
import { readSiteIds } from '../../database/site-ids.ts'
import { reconcileDonations } from './reconcile-donations.ts'
import { requireMatch } from './confirmed-status.ts'
import type { PaymentConfig } from './payment-config.ts'
import { alertOf, createPayments, type Payments } from './payments.ts'
import { closeInvoice, recordPayment } from './record-payment.ts'

/** How many invoices of a site one run checks, those first that were checked longest ago. */
const most = 50

/** Reads from the providers what no callback reported, in every site: a callback can be lost. */
export function paymentReconcileJob(database: Database, config: PaymentConfig): Job {
  const payments = createPayments(database, config)
  return {
    name: 'payment-reconcile',
    data: z.object({}),
    cron: '*/5 * * * *',
    retries: 0,
    run: () => reconcile(payments),
  }
}

/** Updates invoices and donations that have been pending for 15 minutes, and expires those that are past their time. */
export async function reconcile(payments: Payments): Promise<void> {
  for (const siteId of await readSiteIds(payments.database)) {
    await reconcileDonations(payments, siteId)
    for (const invoice of await findPending(payments, siteId)) {
      try {
        await reconcileInvoice(payments, siteId, invoice)
      } catch (error) {
        // A payment that cannot be read must not prevent the check of others.
        payments.log('A payment could not be reconciled', {
          siteId,
          invoice: invoice.id,
          reason: String(error),
        })
      }
    }
  }
}

interface Pending {
  id: string
  amount: number
  currency: string
  isOver: boolean
}

/** Stores the time of the check, so that every invoice gets its turn. */
const findPending = ({ database }: Payments, siteId: string): Promise<Pending[]> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const found = await tx
      .select({
        id: invoices.id,
        amount: invoices.amount,
        currency: invoices.currency,
        isOver: sql<boolean>`${invoices.expiresAt} <= now()`,
      })
      .from(invoices)
      .where(
        and(
          eq(invoices.siteId, siteId),
          eq(invoices.state, 'pending'),
          lt(invoices.createdAt, sql`now() - interval '15 minutes'`),
        ),
      )
      .orderBy(sql`${invoices.askedAt} nulls first`, asc(invoices.createdAt))
      .limit(most)
    const ids = found.map(({ id }) => id)
    if (ids.length > 0)
      await tx
        .update(invoices)
        .set({ askedAt: sql`now()` })
        .where(inArray(invoices.id, ids))
    return found
  })

async function reconcileInvoice(
  payments: Payments,
  siteId: string,
  { id, isOver, ...expected }: Pending,
): Promise<void> {
  const { database, providers, log } = payments
  const actor = { role: 'server', siteId } as const
  const attempts = await database.transaction(actor, (tx) =>
    tx
      .select({ orderId: paymentAttempts.orderId, provider: paymentAttempts.provider })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.invoiceId, id))
      .orderBy(asc(paymentAttempts.createdAt)),
  )
  for (const { orderId, provider } of attempts) {
    const status = await providers.all.get(provider)?.read(orderId)
    if (status === undefined || status === null) continue
    requireMatch(payments, { siteId, orderId, ...expected }, status)
    const news = { siteId, orderId, provider, outcome: status.outcome }
    const settled = await database.transaction(actor, (tx) => recordPayment(tx, news))
    if (settled?.alert !== undefined) alertOf(log, settled.alert, { siteId, orderId })
    if (settled !== null && settled.state !== 'pending') return
  }
  if (isOver) await database.transaction(actor, (tx) => expire(tx, id))
}

async function expire(tx: Parameters<typeof closeInvoice>[0], id: string): Promise<void> {
  const [invoice] = await tx
    .select({
      id: invoices.id,
      siteId: invoices.siteId,
      classId: invoices.classId,
      accountId: invoices.accountId,
      amount: invoices.amount,
    })
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.state, 'pending')))
    .for('update')
  if (invoice !== undefined) await closeInvoice(tx, invoice, 'expired')
}
