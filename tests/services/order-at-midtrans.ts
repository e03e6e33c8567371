// Orders at the Midtrans of a test. Only tests import this file.
import { eq } from 'drizzle-orm'
import { receivePaymentCallback } from '#schemas/services/payment.ts'
import { paymentAttempts } from '#src/services/local/database/tables/payment-tables.ts'
import { midtransCallback } from './fake-midtrans.ts'
import type { OpenedPayments } from './open-payments.ts'

/** The id of the order that was opened for an invoice; empty when there is none. */
export async function orderOf(
  { database }: Pick<OpenedPayments, 'database'>,
  invoiceId: string,
  siteId = 'alpha',
): Promise<string> {
  const [row] = await database.transaction({ role: 'server', siteId }, (tx) =>
    tx
      .select({ orderId: paymentAttempts.orderId })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.invoiceId, invoiceId)),
  )
  return row?.orderId ?? ''
}

/** Sets the status of an order at Midtrans, and sends its callback. */
export async function notifyFromMidtrans(
  opened: Pick<OpenedPayments, 'midtrans' | 'askAt'>,
  order: { orderId: string; amount: number; siteId?: string },
  status: string,
): Promise<void> {
  const callback = midtransCallback(order, status)
  opened.midtrans.statuses.set(order.orderId, callback)
  const parsed = receivePaymentCallback.input.parse(callback)
  await opened.askAt(order.siteId ?? 'alpha')(receivePaymentCallback, parsed, null)
}

/** Pays an open invoice at Midtrans; returns its order. */
export async function payAtMidtrans(
  opened: OpenedPayments,
  { invoiceId, amount, siteId }: { invoiceId: string; amount: number; siteId: string },
): Promise<string> {
  const orderId = await orderOf(opened, invoiceId, siteId)
  await notifyFromMidtrans(opened, { orderId, amount, siteId }, 'settlement')
  return orderId
}
