import { and, eq } from 'drizzle-orm'
import { readInvoice } from '#schemas/services/payment.ts'
import { requireCaller } from '../../../access.ts'
import { handler } from '../../calls/handler.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { invoices } from '../../database/tables/payment-tables.ts'
import { selectInvoices, toInvoice } from './invoice-rows.ts'
import { findAddress } from './payment-attempt.ts'

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
