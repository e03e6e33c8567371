import { and, eq } from 'drizzle-orm'
import { type Invoice, openInvoice, readInvoice, repayInvoice } from '#schemas/services/payment.ts'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import { freeHandler, handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { invoices } from '../../database/tables/payment-tables.ts'
import { findAddress, requireAddress } from './payment-attempt.ts'
import { type InvoiceRow, selectInvoices, toInvoice } from './invoice-rows.ts'
import type { Payments } from './payments.ts'
import { closeInvoice } from './record-payment.ts'

/** The caller's open or paid invoice for a class, or a new one; a class without a price is paid at once. */
export const openInvoiceHandler = (payments: Payments) =>
  freeHandler(openInvoice, (_, ctx, { slug }) =>
    giveInvoice(payments, ctx, (tx, owner) => findOrOpen(tx, owner, slug)),
  )

/** Opens another invoice after the last one failed or expired. */
export const repayInvoiceHandler = (payments: Payments) =>
  freeHandler(repayInvoice, (_, ctx, { slug }) =>
    giveInvoice(payments, ctx, async (tx, owner) => {
      const last = await findLast(tx, owner, slug)
      return last === undefined ? null : findOrOpen(tx, owner, slug)
    }),
  )

/** One invoice; those of other accounts for the staff of the site only. */
export const readInvoiceHandler = handler(
  readInvoice,
  { role: 'server' },
  async (tx, { siteId, caller }, { id, slug }) => {
    const { userId, kind } = requireCaller(caller)
    const mayReadAll = kind === 'superadmin' || kind === 'admin'
    const [row] = await selectInvoices(
      tx,
      and(
        eq(invoices.siteId, siteId),
        id === undefined || !mayReadAll ? eq(invoices.accountId, userId) : undefined,
        id === undefined ? undefined : eq(invoices.id, id),
        slug === undefined ? undefined : eq(classes.slug, slug),
      ),
    )
    return row === undefined ? null : toInvoice(row, await findAddress(tx, row.id))
  },
)

interface Owner {
  siteId: string
  accountId: string
}

async function giveInvoice(
  payments: Payments,
  ctx: ServiceContext,
  find: (tx: Transaction, owner: Owner) => Promise<InvoiceRow | null>,
): Promise<Invoice | null> {
  const { siteId } = ctx
  const owner = { siteId, accountId: requireCaller(ctx.caller).userId }
  const row = await payments.database.transaction({ role: 'server', siteId }, (tx) =>
    find(tx, owner),
  )
  if (row === null) return null
  // The provider is called outside of a transaction, which would hold a connection meanwhile.
  const payUrl = row.state === 'pending' ? await requireAddress(payments, ctx, row) : null
  return toInvoice(row, payUrl)
}

async function findLast(tx: Transaction, { siteId, accountId }: Owner, slug: string) {
  const ofOwner = and(eq(invoices.siteId, siteId), eq(invoices.accountId, accountId))
  const [row] = await selectInvoices(tx, and(ofOwner, eq(classes.slug, slug)))
  return row
}

async function findOrOpen(tx: Transaction, owner: Owner, slug: string): Promise<InvoiceRow | null> {
  const last = await findLast(tx, owner, slug)
  if (last?.state === 'pending' || last?.state === 'paid') return last

  const [wanted] = await tx
    .select({ classId: classes.id, amount: classes.price })
    .from(classes)
    .where(and(eq(classes.siteId, owner.siteId), eq(classes.slug, slug)))
  if (wanted === undefined) return null

  // A parallel request waits here, inserts nothing, and finds the invoice that was inserted.
  const [added] = await tx
    .insert(invoices)
    .values({ ...owner, ...wanted })
    .onConflictDoNothing()
    .returning({ id: invoices.id })
  if (added !== undefined && wanted.amount === 0) {
    await closeInvoice(tx, { ...owner, ...wanted, id: added.id }, 'paid')
  }
  return (await findLast(tx, owner, slug)) ?? null
}
