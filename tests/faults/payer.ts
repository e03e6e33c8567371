// Pays invoices and decides on payouts until it is killed, and prints each step that was acknowledged. Started
// by kill-payments.ts.
import { writeSync } from 'node:fs'
import { openInvoice, receivePaymentCallback } from '#schemas/services/payment.ts'
import { approvePayout, rejectPayout, requestPayout } from '#schemas/services/payout.ts'
import { openPayments, sandboxSecret } from '../services/open-payments.ts'
import { sandboxCallback, type SandboxOutcome } from '#src/services/local/areas/payment/sandbox.ts'
import { price, slug, toPlace } from './payment-place.ts'

const say = (...words: string[]) => writeSync(1, `${words.join(' ')}\n`)

const opened = await openPayments(toPlace(process.argv.slice(2)), 'sandbox')
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
  const orderId = invoice?.payUrl?.split('/').at(-1) ?? ''
  say('opened', orderId)
  const end: SandboxOutcome = round % 5 === 0 ? 'failed' : 'paid'
  for (const outcome of ['pending', end, end] as const) {
    // A provider sends a callback before it knows the answer, and again when none arrives.
    say('sent', outcome, orderId)
    const callback = sandboxCallback(
      sandboxSecret,
      { orderId, amount: price },
      { outcome, at: new Date(0) },
    )
    await opened.ask(receivePaymentCallback, callback, null)
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
