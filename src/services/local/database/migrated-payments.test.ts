import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migratedBackends, migratedDatabase } from './migrated-database-for-test.ts'

const id = (last: number) => `'00000000-0000-4000-8000-${String(last).padStart(12, '0')}'`

interface Sale {
  site: string
  /** Numbers its class, invoice and order. */
  number: number
  provider: string
  amount: number
}

const sale = ({ site, number, provider, amount }: Sale) => `
  INSERT INTO classes (id, site_id, slug, code, name, description, about, level, mode, price, seats,
      opens_at, closes_at, starts_at, ends_at)
    VALUES (${id(number)}, '${site}', 'kelas-${number}', 'K-${number}', 'Kelas', '', '', 'beginner', 'online', ${amount}, 9,
      now(), now(), now(), now());
  INSERT INTO invoices (id, site_id, class_id, account_id, amount) VALUES
    (${id(number)}, '${site}', ${id(number)}, ${id(1)}, ${amount});
  INSERT INTO payment_attempts (order_id, site_id, invoice_id, provider)
    VALUES ('order-${number}', '${site}', ${id(number)}, '${provider}');
  UPDATE invoices SET state = 'paid', closed_at = now(), paid_order_id = 'order-${number}' WHERE id = ${id(number)};
  INSERT INTO ledger (site_id, kind, debit, credit, amount, invoice_id)
    VALUES ('${site}', 'sale', 'provider', 'available', ${amount}, ${id(number)});`

const rows = `
  INSERT INTO sites (id) VALUES ('cukup'), ('terpakai');
  INSERT INTO accounts (id, site_id, email, name, kind) VALUES (${id(1)}, 'cukup', 'a@coba.example', 'A', 1);
  ${sale({ site: 'cukup', number: 11, provider: 'sandbox', amount: 50_000 })}
  ${sale({ site: 'cukup', number: 12, provider: 'midtrans', amount: 30_000 })}
  ${sale({ site: 'terpakai', number: 13, provider: 'sandbox', amount: 50_000 })}
  UPDATE site_balances SET available = 10000, reserved = 40000 WHERE site_id = 'terpakai';`

describe.each(migratedBackends)('$name', ({ isHere, ...backend }) => {
  describe.skipIf(!isHere)('a database of before 0030, with sales of the sandbox', () => {
    let database: Awaited<ReturnType<typeof migratedDatabase>>
    beforeAll(async () => {
      database = await migratedDatabase(backend, { before: '0030', rows })
    })
    afterAll(() => database.close())

    const balanceOf = async (site: string) => {
      const [row] = await database.query(
        `SELECT received::int, available::int, reserved::int FROM site_balances WHERE site_id = '${site}'`,
      )
      return row
    }
    const entriesOf = (site: string) =>
      database.query(
        `SELECT kind, debit, credit, amount::int FROM ledger WHERE site_id = '${site}' ORDER BY id`,
      )

    test('they leave the balance that payouts draw on; sales of a provider stay', async () => {
      expect(await balanceOf('cukup')).toEqual([30_000, 30_000, 0])
      expect(await entriesOf('cukup')).toEqual([
        ['trial', 'sandbox', 'trial', 50_000],
        ['sale', 'provider', 'available', 30_000],
      ])
    })

    test('what payouts have used already stays as it was entered', async () => {
      expect(await balanceOf('terpakai')).toEqual([50_000, 10_000, 40_000])
      expect(await entriesOf('terpakai')).toEqual([['sale', 'provider', 'available', 50_000]])
    })

    test('the ledger still refuses changes afterwards', async () => {
      await expect(database.query(`UPDATE ledger SET amount = 1`)).rejects.toThrow()
    })
  })
})
