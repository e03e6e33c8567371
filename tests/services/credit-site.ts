// Credits a site by an invoice that is paid. Only tests import this file.
import { openInvoice, receivePaymentCallback } from '#schemas/services/payment.ts'
import { type OpenedPayments, sandboxSecret } from './open-payments.ts'
import { sandboxCallback } from '#src/services/local/areas/payment/sandbox.ts'

/** Creates a learner who pays this amount for a class, in the sandbox. */
export async function creditSite(opened: OpenedPayments, amount: number, siteId = 'alpha') {
  await opened.setPrice(amount, siteId)
  const student = await opened.addAccount('student', siteId)
  const invoice = await opened.askAt(siteId)(openInvoice, { slug: 'dibuka' }, student)
  const order = { orderId: invoice?.payUrl?.split('/').at(-1) ?? '', amount }
  const callback = sandboxCallback(sandboxSecret, order, { outcome: 'paid', at: new Date() })
  await opened.askAt(siteId)(receivePaymentCallback, callback, null)
  return { student, invoiceId: invoice?.id ?? '', ...order }
}
