import { readMe } from '#schemas/services/account.ts'
import { readInvoice } from '#schemas/services/payment.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { PaymentReceipt, type PaymentReceiptAnswers, Unreadable } from './payment-receipt.tsx'
import { PaymentReceiptProps } from './schema.ts'

/** The receipt of one invoice of the visitor, to be printed. For pages behind `auth`. */
export const paymentReceipt = defineBlock<typeof PaymentReceiptProps, PaymentReceiptAnswers>({
  type: 'payment-receipt',
  title: 'Payment receipt',
  description: 'The receipt of one paid invoice, to read and to print. Draws the page’s h1.',
  category: 'learning',
  keywords: ['kuitansi', 'bukti pembayaran', 'cetak'],
  props: PaymentReceiptProps,
  needs: ({ id }) => ({ invoice: need(readInvoice, { id }), me: need(readMe, {}) }),
  render: PaymentReceipt,
  failed: Unreadable,
})
