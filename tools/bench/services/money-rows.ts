import { known, type MadeTable, others } from './made-table.ts'
import { choice, days, id, one } from './sql-expressions.ts'
import { made } from './words.ts'

const bought = {
  class_id: id('class', one(':known')),
  account_id: id('account', one(':others', 'n / :known')),
}
const isOpen = 'n % 4 = 0'

/** Accounts with their payments and payouts. */
export const moneyTables: MadeTable[] = [
  {
    name: 'accounts',
    each: others(),
    columns: {
      id: id('account'),
      email: `'orang-' || n || '@situs.example'`,
      name: made.person,
      kind: `case when s = 1 and n = 1 then 0 else ${one(9)} end`,
      verified_at: days('-n'),
      created_at: days('-n * 7 % 400'),
    },
  },
  {
    name: 'sessions',
    each: others(),
    columns: {
      token_hash: `encode(sha256(convert_to('sesi ' || s || '.' || n, 'UTF8')), 'hex')`,
      account_id: id('account'),
      expires_at: days('30'),
    },
  },
  {
    name: 'invoices',
    each: others(2),
    columns: {
      id: id('invoice'),
      ...bought,
      amount: '250000',
      state: `case when ${isOpen} then 'pending' else 'expired' end`,
      created_at: days('-n'),
      expires_at: days('1 - n'),
      closed_at: `case when ${isOpen} then null else ${days('1 - n')} end`,
    },
  },
  {
    name: 'payment_attempts',
    each: others(2),
    columns: {
      order_id: `'pesanan-' || s || '-' || n`,
      invoice_id: id('invoice'),
      provider: `'sandbox'`,
      address: `'https://bayar.example'`,
    },
  },
  {
    name: 'enrolments',
    each: others(),
    columns: { ...bought, invoice_id: id('invoice'), enrolled_at: days('-n * 7 % 400') },
  },
  {
    name: 'chapter_progress',
    each: others(2),
    columns: {
      account_id: id('account', one(':others')),
      class_id: id('class', '((n - 1) % (8 * :known) / 8 + 1)'),
      chapter_id: id('chapter', '((n - 1) % (8 * :known) + 1)'),
      state: choice('started', 'finished'),
      position: 'n % 2',
      updated_at: days('-n'),
    },
  },
  {
    name: 'learning_results',
    each: others(2),
    columns: {
      account_id: id('account', one(':others')),
      kind: choice('quiz', 'exercise'),
      slug: `'materi-' || n`,
      title: `'Materi ' || n`,
      path: `'/Quiz'`,
      correct: 'n % 11',
      total: '10',
      recorded_at: days('-n'),
    },
  },
  {
    name: 'class_teachers',
    each: known,
    columns: { class_id: id('class'), account_id: id('account', one(':others')) },
  },
  {
    name: 'payouts',
    each: others(),
    columns: {
      id: id('payout'),
      requester_id: id('account', '1'),
      amount: '10000 + n',
      bank: choice('014', '008', '002'),
      account_number: `(1000000000 + n)::text`,
      account_name: made.person,
      requested_at: days('-n'),
    },
  },
  { name: 'site_balances', each: () => 1, columns: { received: '9000000', available: '9000000' } },
  {
    name: 'ledger',
    each: others(),
    columns: {
      kind: `'sale'`,
      debit: `'provider'`,
      credit: `'available'`,
      amount: '250000',
      invoice_id: id('invoice'),
    },
  },
]
