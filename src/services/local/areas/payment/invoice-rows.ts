import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Invoice } from '#schemas/services/payment.ts'
import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { invoices } from '../../database/tables/payment-tables.ts'

const columns = {
  id: invoices.id,
  accountId: invoices.accountId,
  state: invoices.state,
  amount: invoices.amount,
  currency: invoices.currency,
  class: { id: classes.id, name: classes.name, slug: classes.slug },
  createdAt: invoices.createdAt,
  expiresAt: invoices.expiresAt,
  closedAt: invoices.closedAt,
}

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number]

/** Invoices with their classes, latest first: one, or at most so many. */
export const selectInvoices = (tx: Transaction, where: SQL | undefined, most = 1) =>
  tx
    .select(columns)
    .from(invoices)
    .innerJoin(classes, and(eq(classes.siteId, invoices.siteId), eq(classes.id, invoices.classId)))
    .where(where)
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(most)
    .$dynamic()

/** The last invoice of an account for a class. */
export async function findLastInvoice(
  tx: Transaction,
  { siteId, accountId }: { siteId: string; accountId: string },
  slug: string,
): Promise<InvoiceRow | undefined> {
  const ofOwner = and(eq(invoices.siteId, siteId), eq(invoices.accountId, accountId))
  const [row] = await selectInvoices(tx, and(ofOwner, eq(classes.slug, slug)))
  return row
}

/** An invoice as its owner sees it. */
export const toInvoice = (row: InvoiceRow, payUrl: string | null): Invoice => ({
  id: row.id,
  state: row.state,
  amount: row.amount,
  currency: row.currency,
  class: row.class,
  payUrl: row.state === 'pending' ? payUrl : null,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
})
