import { and, eq } from 'drizzle-orm'
import type { PaymentCallback } from '#schemas/services/payment.ts'
import { refuseField } from '../../../service-error.ts'
import type { PaymentSandbox, SandboxOrder } from '../../../payment-sandbox.ts'
import { findUnstorable } from '../../../postgres-text.ts'
import type { Database } from '../../database/database.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { invoices, paymentAttempts } from '../../database/tables/payment-tables.ts'
import { findSandboxDonation } from './find-donation-order.ts'
import { type PaymentConfig, toProviders } from './payment-config.ts'
import { returnPath } from './payment-provider.ts'
import { sandboxCallback, sandboxOutcomes } from './sandbox.ts'

/** The sandbox's callbacks have the same shape as those of every provider. */
interface SandboxPage extends PaymentSandbox {
  callbackOf(order: SandboxOrder, outcome: string): PaymentCallback
}

/** Null where the sandbox is not enabled: then it has no page, and its callbacks are refused. */
export function createSandboxPage(database: Database, config: PaymentConfig): SandboxPage | null {
  if (toProviders(config).all.get('sandbox') === undefined) return null
  return {
    // An address can contain characters that PostgreSQL refuses.
    read: async (siteId, orderId) =>
      findUnstorable(orderId) === undefined ? readOrder(database, siteId, orderId) : null,
    callbackOf(order, outcome) {
      const chosen = sandboxOutcomes.find((one) => one === outcome)
      if (chosen === undefined) throw refuseField('outcome', 'Choose one of the three.')
      return sandboxCallback(config.sandboxSecret, order, { outcome: chosen, at: new Date() })
    },
  }
}

const readOrder = (database: Database, siteId: string, orderId: string) =>
  database.transaction({ role: 'server', siteId }, async (tx): Promise<SandboxOrder | null> => {
    const donation = await findSandboxDonation(tx, siteId, orderId)
    if (donation !== undefined) return donation
    const [row] = await tx
      .select({
        orderId: paymentAttempts.orderId,
        amount: invoices.amount,
        name: classes.name,
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
