// Credits a site through a paid invoice. Only tests import this file.
import { openInvoice, receivePaymentCallback } from '#schemas/services/payment.ts'
import { type OpenedPayments, sandboxSecret } from './open-payments.ts'
import { sandboxCallback } from '#src/services/local/areas/payment/sandbox.ts'

/** Lets a new learner pay this amount for a class, in the sandbox. */
export async function creditSite(opened: OpenedPayments, amount: number, siteId = 'alpha') {
  await opened.setPrice(amount, siteId)
  const student = await opened.addAccount('student', siteId)
  const invoice = await opened.ask(openInvoice, { slug: 'akan-datang' }, student, siteId)
  const order = { orderId: invoice?.payUrl?.split('/').at(-1) ?? '', amount }
  const callback = sandboxCallback(sandboxSecret, order, 'paid', new Date())
  await opened.ask(receivePaymentCallback, callback, null, siteId)
  return { student, invoiceId: invoice?.id ?? '', ...order }
}
