import { receivePaymentCallback, repayInvoice } from '#schemas/services/payment.ts'
import { approvePayout, rejectPayout, requestPayout } from '#schemas/services/payout.ts'
import { midtransCallback } from '../services/fake-midtrans.ts'
import { sandboxSecret } from '../services/open-payments.ts'
import {
  sandboxCallback,
  type SandboxOutcome,
  signSandbox,
} from '#src/services/local/areas/payment/sandbox.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { checkBooks, checkInvoices, readInvoices } from './payment-invariants.ts'
import type { Sequence, Step, Tamper } from './payment-steps.ts'
import { type Learner, price, slug, type World } from './payment-world.ts'

type Say = Extract<Step, { do: 'say' }>
type Body = ReturnType<typeof midtransCallback> | ReturnType<typeof sandboxCallback>

/** The state of a sequence while it runs. */
interface SequenceState {
  world: World
  at: Learner
  provider: Sequence['provider']
  orderId: string
  sent: Body[]
  /** The orders that were really paid, with the right amount: only these may pay an invoice. */
  wasPaid: Set<string>
}

/** How a genuine status closes an open invoice; without an entry it stays open. */
const ends = new Map([
  ['settlement', 'paid'],
  ['capture', 'paid'],
  ['cancel', 'failed'],
  ['expire', 'expired'],
])
const atSandbox = new Map<string, SandboxOutcome>([
  ['settlement', 'paid'],
  ['capture', 'paid'],
  ['cancel', 'failed'],
  ['expire', 'failed'],
])

/** Runs the payment of one learner, and throws when money and invoices ever disagree. */
export async function runSequence(
  world: World,
  at: Learner,
  { provider, groups }: Sequence,
): Promise<void> {
  const orderId = await world.openOrder(provider, at)
  const run: SequenceState = { world, at, provider, orderId, sent: [], wasPaid: new Set() }
  let known = new Map([[at.invoiceId, 'pending']])
  for (const group of groups) {
    const before = last(known)
    await Promise.all(group.map((step) => take(run, step)))
    known = await look(run, known)
    requireExpected(run, group, { before, now: last(known) })
  }
  await checkBooks(world, at.siteId)
}

const last = (states: Map<string, string>) => [...states.values()].at(-1) ?? ''

async function orderOf(world: World, invoiceId: string): Promise<string> {
  const latest = `SELECT order_id FROM payment_attempts WHERE invoice_id = $1
    ORDER BY created_at DESC LIMIT 1`
  const [row] = await world.query(latest, [invoiceId])
  return String(row?.[0])
}

/** The current states. A final state stays final, and an order that was not paid has paid nothing. */
async function look(run: SequenceState, known: Map<string, string>): Promise<Map<string, string>> {
  const rows = await readInvoices(run.world, run.at.learner.userId)
  checkInvoices(rows)
  for (const { id, state } of rows) {
    const was = known.get(id) ?? 'pending'
    if (was !== 'pending' && was !== state) throw new Error(`${was} became ${state}`)
  }
  const strange = rows.find(({ paidBy }) => paidBy !== null && !run.wasPaid.has(paidBy))
  if (strange !== undefined) throw new Error('An invoice is paid by an order that nobody paid.')
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** Steps in sequence have one possible result. */
function requireExpected(
  run: SequenceState,
  group: Step[],
  { before, now }: { before: string; now: string },
) {
  const [only] = group
  if (group.length !== 1 || only?.do !== 'say') return
  const status = run.provider === 'sandbox' ? toSandbox(only.status) : only.status
  const end = only.tamper === null ? ends.get(status) : undefined
  const wanted = before === 'pending' ? (end ?? 'pending') : before
  if (now !== wanted) throw new Error(`${before} is ${now} after ${only.status}, not ${wanted}`)
}

const toSandbox = (status: string) => (status === 'expire' ? 'cancel' : status)

async function take(run: SequenceState, step: Step): Promise<void> {
  if (step.do === 'say') return sayAll(run, step)
  if (step.do === 'repay') return repay(run)
  if (step.do === 'payout') return payOut(run, step)
  const body = run.sent[step.which % Math.max(1, run.sent.length)]
  if (body !== undefined) await send(run, body)
}

async function sayAll(run: SequenceState, step: Say): Promise<void> {
  const body = bodyOf(run, step)
  run.sent.push(body)
  const answers = await Promise.all(Array.from({ length: step.copies }, () => send(run, body)))
  const first = answers.filter((answer) => answer === 'first').length
  if (first > 1) throw new Error('The same callback was taken twice.')
  const wanted = step.tamper === null ? null : refusals[step.tamper]
  if (wanted !== null && answers.some((answer) => answer !== wanted)) {
    throw new Error(`A callback with another ${step.tamper} was answered ${answers.join(' ')}`)
  }
}

const refusals: Record<Tamper, string | null> = {
  signature: '401',
  amount: '422',
  currency: '422',
  provider: '404',
  order: '404',
  // Midtrans does not sign the status, so a forged one is answered by the real status; the sandbox: 401.
  claim: null,
}

async function send(run: SequenceState, body: Body): Promise<string> {
  run.world.counts.callbacks++
  try {
    const answer = await run.world.askAt(run.at.siteId)(receivePaymentCallback, body, null)
    if (answer === null) return '404'
    return answer.isRepeated ? 'repeated' : 'first'
  } catch (error) {
    if (error instanceof ServiceError) return String(error.status)
    throw error
  }
}

function bodyOf(run: SequenceState, step: Say): Body {
  const isSandbox = (run.provider === 'sandbox') !== (step.tamper === 'provider')
  const body = isSandbox ? sandboxBody(run, step) : midtransBody(run, step)
  if (step.tamper === null) {
    run.world.midtrans.statuses.set(run.orderId, body)
    if (ends.get(step.status) === 'paid') run.wasPaid.add(run.orderId)
  }
  if (step.tamper === 'signature') return { ...body, signature_key: 'f'.repeat(128) }
  if (step.tamper !== 'claim') return body
  const claimed = body.transaction_status === 'settlement' ? 'cancel' : 'settlement'
  return { ...body, transaction_status: claimed }
}

const orderFor = ({ orderId }: SequenceState, { tamper }: Say) => ({
  amount: tamper === 'amount' ? price - 1 : price,
  orderId: tamper === 'order' ? `${orderId}x` : orderId,
})

function sandboxBody(run: SequenceState, step: Say): Body {
  const outcome = atSandbox.get(step.status) ?? 'pending'
  const at = new Date(run.sent.length)
  const body = sandboxCallback(sandboxSecret, orderFor(run, step), { outcome, at })
  if (step.tamper !== 'currency') return body
  const other = { ...body, currency: 'USD' }
  return { ...other, signature_key: signSandbox(sandboxSecret, other) }
}

const midtransBody = (run: SequenceState, step: Say): Body =>
  midtransCallback(orderFor(run, step), step.status, {
    transaction_id: String(run.sent.length),
    ...(step.tamper === 'currency' ? { currency: 'USD' } : {}),
  })

async function repay(run: SequenceState): Promise<void> {
  const { siteId, learner } = run.at
  const invoice = await run.world.askAt(siteId)(repayInvoice, { slug }, learner)
  // The repaid invoice is the sandbox's, which is the current provider.
  const orderId = await orderOf(run.world, invoice?.id ?? '')
  if (orderId === run.orderId || invoice?.state !== 'pending') return
  run.orderId = orderId
  run.provider = 'sandbox'
}

async function payOut(run: SequenceState, step: Extract<Step, { do: 'payout' }>): Promise<void> {
  const { partner, admin, siteId } = run.at
  const amount = step.share * 10_000
  const wanted = { amount, bank: '014', accountNumber: '1234567890', accountName: 'Sari' }
  const ask = run.world.askAt(siteId)
  const payout = await ask(requestPayout, wanted, partner).catch((error: unknown) => {
    if (error instanceof ServiceError && error.status === 409) return null
    throw error
  })
  if (payout === null || step.decision === null) return
  const { id, digest } = payout
  if (step.decision === 'approve') await ask(approvePayout, { id, digest }, admin)
  else await ask(rejectPayout, { id, reason: 'Tidak perlu' }, admin)
}
