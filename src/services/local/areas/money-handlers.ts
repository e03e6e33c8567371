import type { Handler } from '../calls/handler.ts'
import type { Database } from '../database/database.ts'
import type { PaymentConfig } from './payment/payment-config.ts'
import { paymentHandlers } from './payment/payment-handlers.ts'
import { createPayments } from './payment/payments.ts'
import type { PayoutConfig } from './payout/payout-config.ts'
import { payoutHandlers } from './payout/payout-handlers.ts'

/** Invoices and donations with their payments, payouts and balances. */
export const moneyHandlers = (
  database: Database,
  { payments, payouts }: { payments: PaymentConfig; payouts: PayoutConfig },
): Handler[] => [...paymentHandlers(createPayments(database, payments)), ...payoutHandlers(payouts)]
