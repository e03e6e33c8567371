import type { Handler } from '../../calls/handler.ts'
import { openInvoiceHandler, repayInvoiceHandler } from './open-invoice.ts'
import { readReturnHandler, receiveCallbackHandler } from './payment-callback.ts'
import { payDonationHandler } from './pay-donation.ts'
import type { Payments } from './payments.ts'
import { readDonationReceiptHandler } from './read-donation-receipt.ts'
import { readInvoiceHandler } from './read-invoice.ts'
import { exportSitePaymentsHandler, listSitePaymentsHandler } from './site-payments.ts'

/**
 * Invoices, donations and callbacks. An answer is sent after the commit, which has reached the disk on both databases:
 * PostgreSQL flushes by itself, PGlite by durable-files.ts. So no separate journal is written.
 */
export const paymentHandlers = (payments: Payments): Handler[] => [
  receiveCallbackHandler(payments),
  readReturnHandler,
  readInvoiceHandler,
  repayInvoiceHandler(payments),
  openInvoiceHandler(payments),
  payDonationHandler(payments),
  readDonationReceiptHandler,
  listSitePaymentsHandler,
  exportSitePaymentsHandler,
]
