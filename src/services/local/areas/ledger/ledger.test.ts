import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openInvoice } from '#schemas/services/payment.ts'
import { requestPayout } from '#schemas/services/payout.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { creditSite } from '#tests/services/credit-site.ts'
import { type OpenedPayments, openPayments } from '#tests/services/open-payments.ts'

const slug = 'dibuka'
const price = 500_000
const tables = [
  ['invoices'],
  ['payment_attempts'],
  ['payment_callbacks'],
  ['enrolments'],
  ['payouts'],
  ['ledger'],
  ['site_balances'],
  ['payout_audit'],
]

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the database', () => {
    let opened: OpenedPayments
    let invoiceId = ''
    beforeAll(async () => {
      opened = await openPayments(await newPlace(), 'midtrans')
      invoiceId = (await creditSite(opened, price)).invoiceId
      const partner = await opened.addAccount('partner')
      const wanted = { amount: 20_000, bank: '014', accountNumber: '12345678', accountName: 'Sari' }
      await opened.ask(requestPayout, wanted, partner)
    })
    afterAll(() => opened.close())

    const as = (role: 'server' | 'writer' | 'visitor', statement: string, siteId = 'alpha') =>
      opened.database.transaction({ role, siteId }, (tx) => tx.execute(sql.raw(statement)))
    const asOwner = (statement: string, values: unknown[] = []) =>
      opened.backend.session((session) => session.query(statement, values))

    test.each(tables)('shows %s to the server alone, and of its own site alone', async (table) => {
      for (const role of ['visitor', 'writer'] as const) {
        await expect(as(role, `SELECT 1 FROM ${table}`)).rejects.toMatchObject({ code: '42501' })
      }
      expect((await as('server', `SELECT 1 FROM ${table}`)).length).toBeGreaterThan(0)
      expect(await as('server', `SELECT 1 FROM ${table}`, 'beta')).toEqual([])
    })

    test.each([['ledger'], ['payment_callbacks'], ['payout_audit']])(
      'lets no one change, remove or empty %s, not even its owner',
      async (table) => {
        const change = `UPDATE ${table} SET site_id = site_id`
        for (const statement of [change, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`]) {
          await expect(as('server', statement)).rejects.toMatchObject({ code: '42501' })
          await expect(asOwner(statement)).rejects.toMatchObject({ code: '42501' })
        }
      },
    )

    test('never moves a closed invoice, nor changes or removes one', async () => {
      const open = `UPDATE invoices SET state = 'pending', closed_at = NULL, paid_order_id = NULL`
      for (const statement of [open, `UPDATE invoices SET state = 'failed'`]) {
        await expect(as('server', statement)).rejects.toMatchObject({ code: '23514' })
        await expect(asOwner(statement)).rejects.toMatchObject({ code: '23514' })
      }
      await expect(as('server', 'UPDATE invoices SET amount = 1')).rejects.toMatchObject({
        code: '42501',
      })
      await expect(asOwner('DELETE FROM invoices')).rejects.toMatchObject({ code: '42501' })
    })

    test('lets no invoice and no payout begin as anything but open', async () => {
      const invoice = `INSERT INTO invoices (site_id, class_id, account_id, amount, state, closed_at)
        SELECT site_id, class_id, account_id, 0, 'paid', now() FROM invoices`
      const payout = `INSERT INTO payouts (site_id, requester_id, amount, bank, account_number,
          account_name, status)
        SELECT site_id, requester_id, 1, '014', '12345', 'Sari', 'approved' FROM payouts`
      await expect(as('server', invoice)).rejects.toMatchObject({ code: '23514' })
      await expect(as('server', payout)).rejects.toMatchObject({ code: '23514' })
    })

    const sale = (invoice: string, amount: number, books = `'provider', 'available'`) =>
      as(
        'server',
        `INSERT INTO ledger (site_id, kind, debit, credit, amount, invoice_id)
         VALUES ('alpha', 'sale', ${books}, ${amount}, '${invoice}')`,
      )

    test('takes one sale of an invoice, of its amount and between its two books', async () => {
      const refuses = (entry: Promise<unknown>, constraint: string) =>
        expect(entry).rejects.toMatchObject({ constraint })
      await refuses(sale(invoiceId, price), 'ledger_invoice_once')
      const other = await opened.ask(openInvoice, { slug }, await opened.addAccount('student'))
      const id = other?.id ?? ''
      await refuses(sale(id, price - 1), 'ledger_site_id_invoice_id_amount_fkey')
      await refuses(sale(id, price, `'available', 'provider'`), 'ledger_books')
    })

    test('lets only the ledger write the balance', async () => {
      for (const statement of [
        'UPDATE site_balances SET available = 9',
        'DELETE FROM site_balances',
        `INSERT INTO site_balances (site_id) VALUES ('alpha')`,
      ]) {
        await expect(as('server', statement)).rejects.toMatchObject({ code: '42501' })
      }
      const [row] = await asOwner(
        `SELECT received, available, reserved, disbursed FROM site_balances WHERE site_id = 'alpha'`,
      )
      expect(row).toEqual([price, price - 20_000, 20_000, 0])
    })
  })
})
