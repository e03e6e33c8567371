import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { listPayments } from '#schemas/services/learning.ts'
import { requireCaller } from '../../../access.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { invoices, paymentAttempts } from '../../database/tables/payment-tables.ts'
import { selectInvoices, toInvoice } from '../payment/invoice-rows.ts'
import { findAddress } from '../payment/payment-attempt.ts'

/** The caller's invoices that match every filter, newest first. */
export const listPaymentsHandler = handler(
  listPayments,
  { role: 'server' },
  async (tx, { siteId, caller }, { page, perPage, status, bank, search, slug }) => {
    const asked = { page, pageSize: perPage }
    const chosen = and(
      eq(invoices.siteId, siteId),
      eq(invoices.accountId, requireCaller(caller).userId),
      status === undefined ? undefined : eq(invoices.state, status),
      bank === undefined ? undefined : isAtProvider(tx, bank),
      ofClasses(tx, containsText([classes.name], search)),
      ofClasses(tx, slug ? eq(classes.slug, slug) : undefined),
    )
    const rows = await selectInvoices(tx, chosen, perPage).offset(offsetOf(asked))
    const items = []
    for (const row of rows)
      items.push(toInvoice(row, row.state === 'pending' ? await findAddress(tx, row.id) : null))
    return { items, pagination: toPagination(asked, await countRows(tx, invoices, chosen)) }
  },
)

const isAtProvider = (tx: Transaction, provider: 'sandbox' | 'midtrans'): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(paymentAttempts)
      .where(
        and(
          eq(paymentAttempts.siteId, invoices.siteId),
          eq(paymentAttempts.invoiceId, invoices.id),
          eq(paymentAttempts.provider, provider),
        ),
      ),
  )

const ofClasses = (tx: Transaction, named: SQL | undefined): SQL | undefined =>
  named &&
  exists(
    tx
      .select({ one: sql`1` })
      .from(classes)
      .where(and(eq(classes.siteId, invoices.siteId), eq(classes.id, invoices.classId), named)),
  )
