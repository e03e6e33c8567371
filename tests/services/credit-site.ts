// Credits a site by an invoice that is paid. Only tests import this file.
import { openInvoice } from '#schemas/services/payment.ts'
import { payAtMidtrans } from './order-at-midtrans.ts'
import type { OpenedPayments } from './open-payments.ts'

/** Creates a learner who pays this amount for a class at Midtrans, which must be the provider. */
export async function creditSite(opened: OpenedPayments, amount: number, siteId = 'alpha') {
  await opened.setPrice(amount, siteId)
  const student = await opened.addAccount('student', siteId)
  const invoice = await opened.askAt(siteId)(openInvoice, { slug: 'dibuka' }, student)
  const invoiceId = invoice?.id ?? ''
  const orderId = await payAtMidtrans(opened, { invoiceId, amount, siteId })
  return { student, invoiceId, orderId, amount }
}
