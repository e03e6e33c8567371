import { eq } from 'drizzle-orm'
import { closeInvoice } from '#src/services/local/areas/payment/record-payment.ts'
import { lockClass } from '#src/services/local/areas/payment/require-seat.ts'
import type { Transaction } from '#src/services/local/database/database.ts'
import { accounts } from '#src/services/local/database/tables/account-tables.ts'
import { invoices, paymentAttempts } from '#src/services/local/database/tables/payment-tables.ts'

const soldClass = 'menenun-halaman-web'

/** Records a payment at Midtrans, which no test can reach: what the sandbox sells is no money. */
export async function sell(tx: Transaction, siteId: string, email: string): Promise<void> {
  const sold = await lockClass(tx, siteId, soldClass)
  const [payer] = await tx
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, email))
  if (sold === undefined || payer === undefined) throw new Error('There is nothing to sell.')
  const values = { ...sold, ...payer }
  const [invoice] = await tx.insert(invoices).values(values).returning({ id: invoices.id })
  const id = invoice?.id ?? ''
  const order = { orderId: 'tenun-e2e', provider: 'midtrans' } as const
  await tx.insert(paymentAttempts).values({ ...order, siteId, invoiceId: id })
  const paid = { ...values, id, paidOrderId: order.orderId, provider: order.provider }
  await closeInvoice(tx, paid, 'paid')
}
