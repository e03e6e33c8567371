import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import {
  type InvoiceState,
  type PaymentCallback,
  readPaymentReturn,
  receivePaymentCallback,
} from '#schemas/services/payment.ts'
import { ServiceError } from '../../../service-error.ts'
import { freeHandler, handler } from '../../calls/handler.ts'
import { isDonationOrder, receiveDonation } from './receive-donation.ts'
import { classes } from '../../database/tables/class-tables.ts'
import {
  invoices,
  paymentAttempts,
  paymentCallbacks,
} from '../../database/tables/payment-tables.ts'
import { requireConfirmed, requireMatch } from './confirmed-status.ts'
import { alertOf, type Payments } from './payments.ts'
import { recordPayment } from './record-payment.ts'

/**
 * Receives a callback: checks the signature first, then the order at this provider, its amount and currency,
 * then the provider's own status, and records the payment last. A callback that was received before is
 * acknowledged without another check.
 */
export const receiveCallbackHandler = (payments: Payments) =>
  freeHandler(receivePaymentCallback, async (_, { siteId }, callback) => {
    const provider = payments.providers.all.get(callback.provider)
    const orderId = callback.order_id
    if (provider === undefined || !provider.isGenuine(callback)) {
      payments.log('A payment callback has a wrong signature', { siteId, orderId })
      throw new ServiceError(401, 'The signature of this callback is wrong.')
    }
    if (isDonationOrder(orderId)) return receiveDonation(payments, siteId, callback)
    const digest = digestOf(callback)
    const order = await findOrder(payments, callback, { siteId, digest })
    if (order === undefined) return null

    const claim = provider.claim(callback)
    requireMatch(payments, order, claim)
    if (order.isRepeated) return { received: true as const, isRepeated: true }

    const status = await provider.read(orderId, callback)
    if (status !== null) requireMatch(payments, order, status)
    const outcome = requireConfirmed(claim, status)
    const news = { siteId, orderId, provider: provider.name, outcome, digest }
    const settled = await payments.database.transaction({ role: 'server', siteId }, (tx) =>
      recordPayment(tx, news),
    )
    if (settled === null) return null
    if (settled.alert !== undefined) alertOf(payments.log, settled.alert, { siteId, orderId })
    return { received: true as const, isRepeated: settled.isRepeated }
  })

/** Whether the callback was received before, and the amount and currency of its order. */
const findOrder = (
  { database }: Payments,
  { order_id: orderId, provider }: PaymentCallback,
  { siteId, digest }: { siteId: string; digest: string },
) =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const [row] = await tx
      .select({
        orderId: paymentAttempts.orderId,
        amount: invoices.amount,
        currency: invoices.currency,
        digest: paymentCallbacks.digest,
      })
      .from(paymentAttempts)
      .innerJoin(invoices, eq(invoices.id, paymentAttempts.invoiceId))
      .leftJoin(
        paymentCallbacks,
        and(eq(paymentCallbacks.provider, provider), eq(paymentCallbacks.digest, digest)),
      )
      .where(
        and(
          eq(paymentAttempts.siteId, siteId),
          eq(paymentAttempts.orderId, orderId),
          eq(paymentAttempts.provider, provider),
        ),
      )
    return row === undefined ? undefined : { ...row, siteId, isRepeated: row.digest !== null }
  })

/** The SHA-256 of a callback, independent of the order of its fields. */
export const digestOf = (callback: PaymentCallback): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(callback).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')

/** The page that the payer sees next, for each final state of an invoice. */
const pages: Record<InvoiceState, string | null> = {
  pending: null,
  paid: '/Payment-Status/Success',
  failed: '/Payment-Status/Error',
  expired: '/Payment-Status/Error',
}

/** The state of the invoice of an order. The return from a provider's page changes nothing. */
export const readReturnHandler = handler(
  readPaymentReturn,
  { role: 'server' },
  async (tx, { siteId }, { order_id: orderId }) => {
    const [row] = await tx
      .select({ status: invoices.state, slug: classes.slug })
      .from(paymentAttempts)
      .innerJoin(invoices, eq(invoices.id, paymentAttempts.invoiceId))
      .innerJoin(classes, eq(classes.id, invoices.classId))
      .where(and(eq(paymentAttempts.siteId, siteId), eq(paymentAttempts.orderId, orderId)))
    return row === undefined ? null : { ...row, next: pages[row.status] }
  },
)
