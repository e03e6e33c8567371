import { defineBlock } from '../define.ts'
import { PaymentStatus } from './payment-status.tsx'
import { PaymentStatusProps } from './schema.ts'

/** The state of the payment that the address names, for the pages that a payment provider returns to. */
export const paymentStatus = defineBlock({
  type: 'payment-status',
  title: 'Payment status',
  description:
    'How a payment stands: pending, paid with its receipt, failed or expired. Draws the page’s h1.',
  category: 'learning',
  keywords: ['status pembayaran', 'kuitansi', 'invoice'],
  props: PaymentStatusProps,
  render: PaymentStatus,
})
