import type { OpenedPayments } from '../services/open-payments.ts'
import { notifyFromMidtrans } from '../services/order-at-midtrans.ts'
import { price, toMidtrans } from './payment-place.ts'

const invoicesOf = `SELECT a.order_id, i.state,
    (SELECT count(*) FROM ledger l WHERE l.invoice_id = i.id AND l.amount = i.amount),
    (SELECT count(*) FROM enrolments e WHERE e.invoice_id = i.id)
  FROM payment_attempts a JOIN invoices i ON i.id = a.invoice_id`

const payoutsOf = `SELECT p.id, p.status,
    (SELECT string_agg(l.kind, ' ' ORDER BY l.id) FROM ledger l WHERE l.payout_id = p.id),
    (SELECT string_agg(x.event, ' ' ORDER BY x.seq) FROM payout_audit x WHERE x.payout_id = p.id)
  FROM payouts p`

const books = `SELECT b.site_id FROM site_balances b WHERE
    b.available <> (SELECT coalesce(sum(CASE l.credit WHEN 'available' THEN l.amount ELSE 0 END
      - CASE l.debit WHEN 'available' THEN l.amount ELSE 0 END), 0) FROM ledger l
      WHERE l.site_id = b.site_id)
    OR b.received <> (SELECT coalesce(sum(i.amount), 0) FROM invoices i
      WHERE i.site_id = b.site_id AND i.state = 'paid')`

/** The entries of the ledger and of the audit for each status of a payout. */
const ends = new Map([
  ['requested', ['reserve', 'requested']],
  ['approved', ['reserve disburse', 'requested approved']],
  ['rejected', ['reserve release', 'requested rejected']],
])

/** Every acknowledged step that is missing, and everything that is inconsistent. */
export async function lookAtMoney(opened: OpenedPayments, known: string[]): Promise<string[]> {
  const query = (sql: string) => opened.backend.session((session) => session.query(sql, []))
  const invoices = new Map((await query(invoicesOf)).map(([order, ...row]) => [order, row]))
  const payouts = new Map((await query(payoutsOf)).map(([id, ...row]) => [id, row]))
  const wrong = (await query(books)).map(([site]) => `the books of ${String(site)} differ`)

  for (const [order, [state, sales, enrolled]] of invoices) {
    const wanted = state === 'paid' ? 1 : 0
    if (sales !== wanted || enrolled !== wanted) wrong.push(`${String(order)} has other effects`)
  }
  for (const [id, [status, entered, audited]] of payouts) {
    const [entries, events] = ends.get(String(status)) ?? []
    if (entered !== entries || audited !== events) wrong.push(`${String(id)} has other effects`)
  }
  for (const line of known) {
    const [step, ...rest] = line.split(' ')
    const name = rest.at(-1)
    const state = invoices.get(name)?.[0] ?? payouts.get(name)?.[0]
    if (!isThere(step, rest[0], typeof state === 'string' ? state : '')) wrong.push(`lost: ${line}`)
  }
  return wrong
}

/** Whether the state shows the step, or a later one. */
function isThere(step: string | undefined, outcome: string | undefined, state: string): boolean {
  if (step === 'ready' || step === 'sent') return true
  if (step === 'taken' && outcome !== 'pending') return state === outcome
  if (step === 'approved' || step === 'rejected') return state === step
  return state !== ''
}

/** Sends every callback of these lines once more, as a provider does without an answer. */
export async function sendAgain(opened: OpenedPayments, lines: string[]): Promise<void> {
  for (const line of lines) {
    const [step, said, orderId = ''] = line.split(' ')
    if (step !== 'sent') continue
    await notifyFromMidtrans(opened, { orderId, amount: price }, toMidtrans(said))
  }
}
