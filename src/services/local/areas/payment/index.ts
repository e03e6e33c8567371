import {
  openInvoice,
  readInvoice,
  readPaymentReturn,
  receivePaymentCallback,
  repayInvoice,
} from '#schemas/services/payment.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { serveReadReturn, serveReceiveCallback } from './callback.ts'
import type { PaymentConfig } from './config.ts'
import { serveOpenInvoice, serveReadInvoice, serveRepayInvoice } from './invoice.ts'
import { createPayments } from './payments.ts'

/**
 * What this area fulfils. An answer is given after the commit, which has reached the disk on both
 * databases: PostgreSQL's by itself, PGlite's by durable-files.ts. So there is no journal beside them.
 */
export function paymentBindings(database: Database, config: PaymentConfig): Binding[] {
  const payments = createPayments(database, config)
  return [
    bind(receivePaymentCallback, serveReceiveCallback(payments)),
    bind(readPaymentReturn, serveReadReturn(payments)),
    bind(readInvoice, serveReadInvoice(payments)),
    bind(repayInvoice, serveRepayInvoice(payments)),
    bind(openInvoice, serveOpenInvoice(payments)),
  ]
}
