import type { World } from './payment-world.ts'

export interface InvoiceRow {
  id: string
  state: string
  sales: number
  credited: number
  enrolled: number
  amount: number
  /** The order that paid it. */
  paidBy: string | null
}

const invoicesOf = `SELECT i.id, i.state, i.amount,
    (SELECT count(*) FROM ledger l WHERE l.invoice_id = i.id),
    (SELECT coalesce(sum(l.amount), 0)::bigint FROM ledger l WHERE l.invoice_id = i.id),
    (SELECT count(*) FROM enrolments e WHERE e.invoice_id = i.id), i.paid_order_id
  FROM invoices i WHERE i.account_id = $1 ORDER BY i.created_at`

const booksOf = `SELECT
    coalesce(b.received, 0), coalesce(b.available, 0), coalesce(b.reserved, 0),
    coalesce(b.disbursed, 0),
    (SELECT coalesce(sum(i.amount), 0)::bigint FROM invoices i
      JOIN payment_attempts a ON a.order_id = i.paid_order_id
      WHERE i.site_id = s.id AND i.state = 'paid' AND a.provider <> 'sandbox'),
    (SELECT coalesce(sum(CASE l.credit WHEN 'available' THEN l.amount ELSE 0 END
        - CASE l.debit WHEN 'available' THEN l.amount ELSE 0 END), 0)::bigint
      FROM ledger l WHERE l.site_id = s.id),
    (SELECT coalesce(sum(p.amount), 0)::bigint FROM payouts p
      WHERE p.site_id = s.id AND p.status = 'requested'),
    (SELECT coalesce(sum(p.amount), 0)::bigint FROM payouts p
      WHERE p.site_id = s.id AND p.status = 'approved')
  FROM sites s LEFT JOIN site_balances b ON b.site_id = s.id WHERE s.id = $1`

/** The invoices of an account, first to last, with all their effects. */
export async function readInvoices(
  world: Pick<World, 'query'>,
  accountId: string,
): Promise<InvoiceRow[]> {
  const rows = await world.query(invoicesOf, [accountId])
  return rows.map(([id, state, amount, sales, credited, enrolled, paidBy]) => ({
    id: String(id),
    state: String(state),
    amount: Number(amount),
    sales: Number(sales),
    credited: Number(credited),
    enrolled: Number(enrolled),
    paidBy: typeof paidBy === 'string' ? paidBy : null,
  }))
}

/** Throws unless every paid invoice, and no other, has one entry of its amount and one enrolment. */
export function checkInvoices(rows: InvoiceRow[]): void {
  for (const row of rows) {
    const wanted = row.state === 'paid' ? 1 : 0
    if (row.sales === wanted && row.enrolled === wanted && row.credited === wanted * row.amount) {
      continue
    }
    throw new Error(`An invoice and its effects differ: ${JSON.stringify(row)}`)
  }
  const live = rows.filter(({ state }) => state === 'pending' || state === 'paid')
  if (live.length > 1) throw new Error('An account has two live invoices for one class.')
}

/** Throws unless the balance of a site is what was paid outside of the sandbox minus what was paid out, and not negative. */
export async function checkBooks(world: Pick<World, 'query'>, siteId: string): Promise<void> {
  const [row = []] = await world.query(booksOf, [siteId])
  const [received, available, reserved, disbursed, paid, inLedger, requested, approved] =
    row.map(Number)
  const broken = [
    received === paid,
    available === inLedger,
    reserved === requested,
    disbursed === approved,
    (available ?? -1) >= 0,
  ]
  if (!broken.every(Boolean)) throw new Error(`The books of ${siteId} differ: ${row.join(' ')}`)
}
