import { type Invoice, openInvoice, repayInvoice } from '#schemas/services/payment.ts'
import type { Locale } from '#schemas/text.ts'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import { freeHandler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { invoices } from '../../database/tables/payment-tables.ts'
import { requireAddress } from './payment-attempt.ts'
import { findLastInvoice, type InvoiceRow, toInvoice } from './invoice-rows.ts'
import type { Payments } from './payments.ts'
import { closeInvoice } from './record-payment.ts'
import { lockClass, requireSeat } from './require-seat.ts'

/**
 * The caller's open or paid invoice for a class, or a new one while its registration is open and seats are left;
 * a class without a price is paid at once.
 */
export const openInvoiceHandler = (payments: Payments) =>
  freeHandler(openInvoice, (_, ctx, { slug }) =>
    giveInvoice(payments, ctx, (tx, owner) => findOrOpen(tx, owner, slug)),
  )

/** Opens another invoice after the last one failed or expired. */
export const repayInvoiceHandler = (payments: Payments) =>
  freeHandler(repayInvoice, (_, ctx, { slug }) =>
    giveInvoice(payments, ctx, async (tx, owner) => {
      const last = await findLastInvoice(tx, owner, slug)
      return last === undefined ? null : findOrOpen(tx, owner, slug)
    }),
  )

interface Owner {
  siteId: string
  accountId: string
  locale: Locale | undefined
}

async function giveInvoice(
  payments: Payments,
  ctx: ServiceContext,
  find: (tx: Transaction, owner: Owner) => Promise<InvoiceRow | null>,
): Promise<Invoice | null> {
  const { siteId } = ctx
  const owner = { siteId, accountId: requireCaller(ctx.caller).userId, locale: ctx.locale }
  const row = await payments.database.transaction({ role: 'server', siteId }, (tx) =>
    find(tx, owner),
  )
  if (row === null) return null
  // The provider is called outside of a transaction, which would hold a connection meanwhile.
  const payUrl = row.state === 'pending' ? await requireAddress(payments, ctx, row) : null
  return toInvoice(row, payUrl)
}

const isLive = (invoice: InvoiceRow | undefined): invoice is InvoiceRow =>
  invoice?.state === 'pending' || invoice?.state === 'paid'

async function findOrOpen(tx: Transaction, owner: Owner, slug: string): Promise<InvoiceRow | null> {
  const last = await findLastInvoice(tx, owner, slug)
  if (isLive(last)) return last

  const wanted = await lockClass(tx, owner.siteId, slug)
  if (wanted === undefined) return null

  // A parallel request of the same account has waited for the lock, and finds the invoice that was inserted.
  const other = await findLastInvoice(tx, owner, slug)
  if (isLive(other)) return other
  await requireSeat(tx, wanted, owner.locale)
  const values = { ...wanted, accountId: owner.accountId, language: owner.locale ?? null }
  const [added] = await tx.insert(invoices).values(values).returning({ id: invoices.id })
  if (added !== undefined && wanted.amount === 0) {
    await closeInvoice(tx, { ...values, id: added.id }, 'paid')
  }
  return (await findLastInvoice(tx, owner, slug)) ?? null
}
