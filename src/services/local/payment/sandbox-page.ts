import { and, eq } from 'drizzle-orm'
import type { InvoiceState, PaymentCallback } from '#schemas/services/payment.ts'
import type { Database } from '../database.ts'
import { classes } from '../schema/class.ts'
import { invoices, paymentAttempts } from '../schema/payment.ts'
import { type PaymentConfig, toProviders } from './config.ts'
import { returnPath } from './provider.ts'
import { sandboxCallback, type SandboxOutcome } from './sandbox.ts'

/** What the sandbox's page shows of a payment. */
export interface SandboxOrder {
  orderId: string
  amount: number
  className: string
  state: InvoiceState
  /** Where the payer goes back to. */
  returnPath: string
}

/** What stands behind the page where a payer chooses what becomes of a payment. */
export interface SandboxPage {
  /** Null for an order that this site has not at the sandbox. */
  read(siteId: string, orderId: string): Promise<SandboxOrder | null>
  /** The signed body that the sandbox then sends to `v1/class/payment/callback`, like any provider. */
  callbackOf(order: SandboxOrder, outcome: SandboxOutcome): PaymentCallback
}

/** Null where the sandbox is not chosen: then there is no page, and no callback of it is taken. */
export function createSandboxPage(database: Database, config: PaymentConfig): SandboxPage | null {
  if (toProviders(config).all.get('sandbox') === undefined) return null
  return {
    read: (siteId, orderId) => readOrder(database, siteId, orderId),
    callbackOf: (order, outcome) =>
      sandboxCallback(config.sandboxSecret, order, outcome, new Date()),
  }
}

const readOrder = (database: Database, siteId: string, orderId: string) =>
  database.transaction({ role: 'server', siteId }, async (tx): Promise<SandboxOrder | null> => {
    const [row] = await tx
      .select({
        orderId: paymentAttempts.orderId,
        amount: invoices.amount,
        className: classes.name,
        state: invoices.state,
      })
      .from(paymentAttempts)
      .innerJoin(invoices, eq(invoices.id, paymentAttempts.invoiceId))
      .innerJoin(classes, eq(classes.id, invoices.classId))
      .where(
        and(
          eq(paymentAttempts.siteId, siteId),
          eq(paymentAttempts.orderId, orderId),
          eq(paymentAttempts.provider, 'sandbox'),
        ),
      )
    return row === undefined ? null : { ...row, returnPath: returnPath(orderId) }
  })
