import { and, desc, eq, sql } from 'drizzle-orm'
import type { InvoiceState, ProviderName } from '#schemas/services/payment.ts'
import type { Transaction } from '../../database/database.ts'
import {
  enrolments,
  invoices,
  paymentAttempts,
  paymentCallbacks,
} from '../../database/tables/payment-tables.ts'
import { enterPaid } from '../ledger/ledger.ts'
import { mailReceipt } from './mail-receipt.ts'
import { isOpen, type Outcome } from './payment-provider.ts'

/** A new outcome of an order, and the callback that reported it, if one did. */
export interface News {
  siteId: string
  orderId: string
  provider: ProviderName
  outcome: Outcome
  digest?: string
}

/** The result of an outcome. `alert` is for the operator: money and invoice do not agree. */
export interface RecordedPayment {
  state: InvoiceState
  isRepeated: boolean
  alert?: string
}

/**
 * Records an outcome of a payment once: the callback's row, the invoice's state, the ledger and the enrolment
 * are one transaction, and parallel outcomes of the same invoice wait for it. A closed invoice does not change.
 * Null when this site has no such order at this provider.
 */
export async function recordPayment(tx: Transaction, news: News): Promise<RecordedPayment | null> {
  const invoice = await lockInvoice(tx, news)
  if (invoice === undefined) return null
  if (await isKnown(tx, news)) return { state: invoice.state, isRepeated: true }

  if (invoice.state !== 'pending') return toClosed(invoice, news)
  if (news.outcome === 'reversed') {
    const alert = 'A payment was given back that had never arrived'
    return { state: 'pending', isRepeated: false, alert }
  }
  const mayClose = news.outcome === 'paid' || (await isLatestAttempt(tx, invoice.id, news.orderId))
  if (isOpen(news.outcome) || !mayClose) return { state: 'pending', isRepeated: false }
  const paidBy = news.outcome === 'paid' ? news.orderId : null
  const { provider } = news
  await closeInvoice(tx, { ...invoice, paidOrderId: paidBy, provider }, news.outcome)
  return { state: news.outcome, isRepeated: false }
}

async function lockInvoice(tx: Transaction, { siteId, orderId, provider }: News) {
  const [found] = await tx
    .select({
      id: invoices.id,
      siteId: invoices.siteId,
      classId: invoices.classId,
      accountId: invoices.accountId,
      amount: invoices.amount,
      state: invoices.state,
      paidOrderId: invoices.paidOrderId,
    })
    .from(invoices)
    .innerJoin(paymentAttempts, eq(paymentAttempts.invoiceId, invoices.id))
    .where(
      and(
        eq(paymentAttempts.siteId, siteId),
        eq(paymentAttempts.orderId, orderId),
        eq(paymentAttempts.provider, provider),
      ),
    )
    .for('update', { of: invoices })
  return found
}

async function isKnown(tx: Transaction, { digest, ...callback }: News): Promise<boolean> {
  if (digest === undefined) return false
  const added = await tx
    .insert(paymentCallbacks)
    .values({ ...callback, digest })
    .onConflictDoNothing()
    .returning({ digest: paymentCallbacks.digest })
  return added.length === 0
}

/** What an outcome means for what is closed already: nothing changes, and money that does not agree is an alert. */
export function toClosed(
  { state, paidOrderId }: { state: InvoiceState; paidOrderId: string | null },
  { outcome, orderId }: News,
): RecordedPayment {
  const settled = { state, isRepeated: false }
  if (outcome === 'paid' && state !== 'paid') {
    return { ...settled, alert: `Money arrived for an invoice that is ${state}` }
  }
  if (outcome === 'paid' && orderId !== paidOrderId) {
    return { ...settled, alert: 'An invoice was paid twice' }
  }
  if (outcome !== 'paid' && outcome !== 'pending' && orderId === paidOrderId) {
    return { ...settled, alert: `The payment of a paid invoice is ${outcome}` }
  }
  return settled
}

/** Only the latest order can close an invoice without money: the payer has left an older one. */
async function isLatestAttempt(tx: Transaction, invoiceId: string, orderId: string) {
  const [latest] = await tx
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.invoiceId, invoiceId))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.orderId))
    .limit(1)
  return latest?.orderId === orderId
}

interface ClosedInvoice {
  id: string
  siteId: string
  classId: string
  accountId: string
  amount: number
  /** The order that paid it, if one did, and where. */
  paidOrderId?: string | null
  provider?: ProviderName
}

/** Closes a pending invoice; a paid one is entered in the ledger, enrols the payer in the class and queues the receipt. */
export async function closeInvoice(
  tx: Transaction,
  invoice: ClosedInvoice,
  state: 'paid' | 'failed' | 'expired',
): Promise<void> {
  const { id, siteId, classId, accountId, amount, paidOrderId = null } = invoice
  const closed = await tx
    .update(invoices)
    .set({ state, paidOrderId, closedAt: sql`now()` })
    .where(and(eq(invoices.id, id), eq(invoices.state, 'pending')))
    .returning({ id: invoices.id })
  if (state !== 'paid') return
  const kind = invoice.provider === 'sandbox' ? 'trial' : 'sale'
  if (amount > 0) await enterPaid(tx, kind, { siteId, invoiceId: id, amount })
  await tx
    .insert(enrolments)
    .values({ siteId, classId, accountId, invoiceId: id })
    .onConflictDoNothing()
  if (amount > 0 && closed.length > 0) await mailReceipt(tx, { siteId, invoiceId: id })
}
