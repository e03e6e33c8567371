import { z } from 'zod'
import { CsvText } from '../csv.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { Invoice, InvoiceState, ProviderName } from './payment.ts'

const host = 'services'
const access = ['superadmin', 'admin'] as const

/** An invoice as those see it who manage the site. Dates are ISO 8601. */
export const ManagedPayment = Invoice.omit({ payUrl: true }).extend({
  payer: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .describe('Null: the data of the person was erased.'),
  orderId: z.string().nullable().describe('Of the payment at the provider, once it is paid.'),
  provider: ProviderName.nullable().describe('Where it was paid. Null: not paid, or free.'),
})
export type ManagedPayment = z.output<typeof ManagedPayment>

const chosen = {
  state: InvoiceState.optional(),
  search: z
    .string()
    .max(200)
    .optional()
    .describe('In the class, the payer’s name or address, or the order.'),
}

/** The invoices of all accounts of the site, newest first. */
export const listSitePayments = endpoint({
  host,
  method: 'GET',
  path: 'v1/manage/payment/list',
  summary: 'The payments of the site, by state and words.',
  input: z.object({ ...paging(20), ...chosen }),
  output: listOf(ManagedPayment),
  access,
  entities: [],
})

/** How many payments one file has. */
export const paymentsInFile = 1000

/** The same as CSV, a thousand in a file. */
export const exportSitePayments = endpoint({
  host,
  method: 'GET',
  path: 'v1/manage/payment/export',
  summary: 'The payments of the site, as CSV.',
  input: z.object({ ...chosen, page: paging(1).page }),
  output: CsvText,
  access,
  entities: [],
  answers: 'csv',
})

/** The endpoints of this area. */
export const managePaymentsEndpoints = [listSitePayments, exportSitePayments]
