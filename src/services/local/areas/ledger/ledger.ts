import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { ledger, siteBalances } from '../../database/tables/payment-tables.ts'

/** The two books of each kind of entry: what is taken from the first is given to the second. */
const books = {
  sale: { debit: 'provider', credit: 'available' },
  reserve: { debit: 'available', credit: 'reserved' },
  release: { debit: 'reserved', credit: 'available' },
  disburse: { debit: 'reserved', credit: 'disbursed' },
} as const

/** Credits the site with a paid invoice; the database takes it once for each invoice. */
export async function enterSale(
  tx: Transaction,
  sale: { siteId: string; invoiceId: string; amount: number },
): Promise<void> {
  await tx.insert(ledger).values({ kind: 'sale', ...books.sale, ...sale })
}

/**
 * Sets the amount of a payout aside, gives it back or pays it out. The database refuses to set aside
 * more than there is: `isTooLow` tells that error from others.
 */
export async function enterPayout(
  tx: Transaction,
  kind: 'reserve' | 'release' | 'disburse',
  payout: { siteId: string; payoutId: string; amount: number },
): Promise<void> {
  await tx.insert(ledger).values({ kind, ...books[kind], ...payout })
}

/** Whether the database refused because a site has not enough money. */
export const isTooLow = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === 'site_balances_available_check'

/** What the ledger of a site adds up to. */
export async function readBooks(tx: Transaction, siteId: string) {
  const [row] = await tx
    .select({
      available: siteBalances.available,
      reserved: siteBalances.reserved,
      disbursed: siteBalances.disbursed,
    })
    .from(siteBalances)
    .where(eq(siteBalances.siteId, siteId))
  return row ?? { available: 0, reserved: 0, disbursed: 0 }
}
