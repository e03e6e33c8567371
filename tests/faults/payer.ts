// Pays invoices and decides on payouts until it is killed, and prints each step that was acknowledged. Started
// by kill-payments.ts.
import { writeSync } from 'node:fs'
import { openInvoice } from '#schemas/services/payment.ts'
import { approvePayout, rejectPayout, requestPayout } from '#schemas/services/payout.ts'
import { openPayments } from '../services/open-payments.ts'
import { notifyFromMidtrans, orderOf } from '../services/order-at-midtrans.ts'
import { price, slug, toMidtrans, toPlace } from './payment-place.ts'

const say = (...words: string[]) => writeSync(1, `${words.join(' ')}\n`)

const opened = await openPayments(toPlace(process.argv.slice(2)), 'midtrans')
await opened.setPrice(price)
const partner = await opened.addAccount('partner')
const admin = await opened.addAccount('admin')
say('ready')

for (let round = 1; ; round++) {
  await pay(round)
  if (round % 2 === 0) await payOut(round % 4 === 0)
}

async function pay(round: number): Promise<void> {
  const learner = await opened.addAccount('student')
  const invoice = await opened.ask(openInvoice, { slug }, learner)
  const orderId = await orderOf(opened, invoice?.id ?? '')
  say('opened', orderId)
  const end = round % 5 === 0 ? 'failed' : 'paid'
  for (const outcome of ['pending', end, end]) {
    // A provider sends a callback before it knows the answer, and again when none arrives.
    say('sent', outcome, orderId)
    await notifyFromMidtrans(opened, { orderId, amount: price }, toMidtrans(outcome))
    say('taken', outcome, orderId)
  }
}

async function payOut(isApproved: boolean): Promise<void> {
  const wanted = { amount: 20_000, bank: '014', accountNumber: '1234567890', accountName: 'Sari' }
  const payout = await opened.ask(requestPayout, wanted, partner)
  const { id = '', digest = '' } = payout ?? {}
  say('requested', id)
  if (isApproved) await opened.ask(approvePayout, { id, digest }, admin)
  else await opened.ask(rejectPayout, { id, reason: 'Tidak perlu' }, admin)
  say(isApproved ? 'approved' : 'rejected', id)
}
