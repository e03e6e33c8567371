import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { ledger, siteBalances } from '../../database/tables/payment-tables.ts'

/** The two books of each kind of entry: the amount moves from the first to the second. */
const books = {
  sale: { debit: 'provider', credit: 'available' },
  trial: { debit: 'sandbox', credit: 'trial' },
  gift: { debit: 'provider', credit: 'available' },
  'trial-gift': { debit: 'sandbox', credit: 'trial' },
  reserve: { debit: 'available', credit: 'reserved' },
  release: { debit: 'reserved', credit: 'available' },
  disburse: { debit: 'reserved', credit: 'disbursed' },
} as const

/**
 * Enters a paid invoice: a sale credits the site, a trial was paid in the sandbox and is in no balance. The database
 * accepts one such entry for each invoice.
 */
export async function enterPaid(
  tx: Transaction,
  kind: 'sale' | 'trial',
  invoice: { siteId: string; invoiceId: string; amount: number },
): Promise<void> {
  await tx.insert(ledger).values({ kind, ...books[kind], ...invoice })
}

/** Enters a paid donation, as `enterPaid` does an invoice; the database accepts one entry for each. */
export async function enterGift(
  tx: Transaction,
  kind: 'gift' | 'trial-gift',
  donation: { siteId: string; donationPaymentId: string; amount: number },
): Promise<void> {
  await tx.insert(ledger).values({ kind, ...books[kind], ...donation })
}

/**
 * Reserves, releases or pays out the amount of a payout. The database refuses to reserve more than is
 * available: `isTooLow` identifies that error.
 */
export async function enterPayout(
  tx: Transaction,
  kind: 'reserve' | 'release' | 'disburse',
  payout: { siteId: string; payoutId: string; amount: number },
): Promise<void> {
  await tx.insert(ledger).values({ kind, ...books[kind], ...payout })
}

/** Whether the database refused because the balance of a site is too low. */
export const isTooLow = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === 'site_balances_available_check'

/** The balance that the ledger of a site adds up to. */
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
