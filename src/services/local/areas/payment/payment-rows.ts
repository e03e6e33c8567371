import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { ManagedPayment } from '#schemas/services/manage-payments.ts'
import type { InvoiceState } from '#schemas/services/payment.ts'
import { containsText } from '../../database/conditions.ts'
import type { Transaction } from '../../database/database.ts'
import { offsetOf, type PageAsked } from '../../database/paging.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { invoices, paymentAttempts } from '../../database/tables/payment-tables.ts'

const ofClass = and(eq(classes.siteId, invoices.siteId), eq(classes.id, invoices.classId))
const ofPayer = and(eq(accounts.siteId, invoices.siteId), eq(accounts.id, invoices.accountId))
const ofAttempt = and(
  eq(paymentAttempts.siteId, invoices.siteId),
  eq(paymentAttempts.orderId, invoices.paidOrderId),
)

interface ChosenPayments {
  state?: InvoiceState | undefined
  search?: string | undefined
}

/** The payments of a site in a state, with words in the class, the payer or the order. */
export const matchingPayments = (siteId: string, { state, search }: ChosenPayments) =>
  and(
    eq(invoices.siteId, siteId),
    state === undefined ? undefined : eq(invoices.state, state),
    containsText([classes.name, accounts.name, accounts.email, invoices.paidOrderId], search),
  )

/** A page of payments, newest first. */
export async function selectPayments(
  tx: Transaction,
  chosen: SQL | undefined,
  page: PageAsked,
): Promise<ManagedPayment[]> {
  const rows = await tx
    .select({
      id: invoices.id,
      state: invoices.state,
      amount: invoices.amount,
      currency: invoices.currency,
      class: { id: classes.id, name: classes.name, slug: classes.slug },
      payer: { name: accounts.name, email: accounts.email },
      orderId: invoices.paidOrderId,
      provider: paymentAttempts.provider,
      createdAt: invoices.createdAt,
      expiresAt: invoices.expiresAt,
      closedAt: invoices.closedAt,
    })
    .from(invoices)
    .innerJoin(classes, ofClass)
    .leftJoin(accounts, ofPayer)
    .leftJoin(paymentAttempts, ofAttempt)
    .where(chosen)
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return rows.map(({ createdAt, expiresAt, closedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }))
}

/** How many payments match. */
export async function countPayments(tx: Transaction, chosen: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ rows: count() })
    .from(invoices)
    .innerJoin(classes, ofClass)
    .leftJoin(accounts, ofPayer)
    .where(chosen)
  return row?.rows ?? 0
}
