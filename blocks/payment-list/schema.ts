import { z } from 'zod'
import { InvoiceState } from '#schemas/services/payment.ts'
import { longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const PaymentListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  state: InvoiceState.optional().meta({
    title: 'Only in this state',
    description: 'Bound to a choice of the query, the staff filter by links.',
    role: 'data',
  }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(20).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type PaymentListProps = z.output<typeof PaymentListProps>
