// Learners who pay at a Midtrans that answers as the test says. Only tests import this file.
import { eq } from 'drizzle-orm'
import {
  openInvoice,
  readPaymentReturn,
  receivePaymentCallback,
} from '#schemas/services/payment.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { countRows } from '#src/services/local/database/paging.ts'
import {
  enrolments,
  ledger,
  paymentAttempts,
  paymentCallbacks,
  siteBalances,
} from '#src/services/local/database/tables/payment-tables.ts'
import { midtransCallback } from './fake-midtrans.ts'
import { openPayments } from './open-payments.ts'

export const slug = 'dibuka'
export const price = 150_000
export const server = { role: 'server', siteId: 'alpha' } as const

interface Order {
  orderId: string
  amount: number
}

/** Opens a database in which every class costs `price`, to be paid at Midtrans. */
export async function openPayer(newPlace: NewPlace) {
  const opened = await openPayments(newPlace, 'midtrans')
  await opened.setPrice(price)
  const none = midtransCallback({ orderId: 'tenun-none', amount: price }, 'pending')

  const send = (body: object, siteId = 'alpha') =>
    opened.askAt(siteId)(receivePaymentCallback, { ...none, ...body }, null)

  return {
    ...opened,
    send,
    /** A new learner with an open invoice, and its order id. */
    async begin() {
      const student = await opened.addAccount('student')
      const invoiceId = (await opened.ask(openInvoice, { slug }, student))?.id ?? ''
      const rows = await opened.database.transaction(server, (tx) =>
        tx
          .select({ orderId: paymentAttempts.orderId })
          .from(paymentAttempts)
          .where(eq(paymentAttempts.invoiceId, invoiceId)),
      )
      const order: Order = { orderId: rows[0]?.orderId ?? '', amount: price }
      return { student, invoiceId, order }
    },
    /** Sets the status of a payment at Midtrans, and sends its callback. */
    notify(order: Order, status: string, more: Record<string, unknown> = {}) {
      const callback = midtransCallback(order, status, more)
      opened.midtrans.statuses.set(order.orderId, callback)
      return send(callback)
    },
    stateOf: async ({ orderId }: Order) =>
      (await opened.ask(readPaymentReturn, { order_id: orderId }, null))?.status,
    /** The effects of an invoice, and of one of its orders. */
    effects: (invoiceId: string, { orderId }: Order) =>
      opened.database.transaction(server, async (tx) => ({
        sales: await countRows(tx, ledger, eq(ledger.invoiceId, invoiceId)),
        enrolled: await countRows(tx, enrolments, eq(enrolments.invoiceId, invoiceId)),
        callbacks: await countRows(tx, paymentCallbacks, eq(paymentCallbacks.orderId, orderId)),
      })),
    balance: () =>
      opened.database.transaction(server, async (tx) => {
        const [row] = await tx.select({ available: siteBalances.available }).from(siteBalances)
        return row?.available ?? 0
      }),
  }
}

export type Payer = Awaited<ReturnType<typeof openPayer>>
