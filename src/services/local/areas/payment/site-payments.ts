import type { InvoiceState } from '#schemas/services/payment.ts'
import {
  exportSitePayments,
  listSitePayments,
  paymentsInFile,
} from '#schemas/services/manage-payments.ts'
import type { Locale } from '#schemas/text.ts'
import { handler } from '../../calls/handler.ts'
import { toPagination } from '../../database/paging.ts'
import { csvText } from '../../text/csv.ts'
import { countPayments, matchingPayments, selectPayments } from './payment-rows.ts'

const role = 'server'

/** The payments of all accounts of a site, newest first. */
export const listSitePaymentsHandler = handler(
  listSitePayments,
  { role },
  async (tx, { siteId }, { state, search, ...asked }) => {
    const chosen = matchingPayments(siteId, { state, search })
    const items = await selectPayments(tx, chosen, asked)
    return { items, pagination: toPagination(asked, await countPayments(tx, chosen)) }
  },
)

interface Words {
  columns: readonly string[]
  states: Record<InvoiceState, string>
}

const words: Record<Locale, Words> = {
  id: {
    columns: ['Dibuat', 'Ditutup', 'Status', 'Rupiah', 'Kelas', 'Nama', 'Surel', 'Pesanan'],
    states: { pending: 'Menunggu', paid: 'Lunas', failed: 'Gagal', expired: 'Kedaluwarsa' },
  },
  en: {
    columns: ['Made at', 'Closed at', 'State', 'Rupiah', 'Class', 'Name', 'E-mail', 'Order'],
    states: { pending: 'Pending', paid: 'Paid', failed: 'Failed', expired: 'Expired' },
  },
}

/** The same as CSV. */
export const exportSitePaymentsHandler = handler(
  exportSitePayments,
  { role },
  async (tx, { siteId, locale = 'id' }, { page, ...filters }) => {
    const chosen = matchingPayments(siteId, filters)
    const rows = await selectPayments(tx, chosen, { page, pageSize: paymentsInFile })
    const { columns, states } = words[locale]
    const lines = rows.map(({ createdAt, closedAt, state, amount, payer, orderId, ...row }) => [
      createdAt,
      closedAt ?? '',
      states[state],
      String(amount),
      row.class.name,
      payer?.name ?? '',
      payer?.email ?? '',
      orderId ?? '',
    ])
    return csvText([[...columns], ...lines])
  },
)
