import { z } from 'zod'
import { InvoiceState } from '#schemas/services/payment.ts'
import { itemPath, link, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const MyPaymentsProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  status: InvoiceState.optional().meta({
    title: 'Only with this status',
    description: 'Bound to a choice of the query, visitors filter by links.',
    role: 'data',
  }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  class: itemPath().optional().meta({
    title: 'Page of one class',
    description: 'page:<page> or /Class/:slug; without it nothing is paid again from here.',
  }),
  receipt: itemPath().optional().meta({
    title: 'Page of one receipt',
    description: 'page:<page> with the :id of an invoice.',
  }),
  all: link().optional().meta({
    title: 'Link to all classes',
    description: 'Shown to who has no payments.',
  }),
})
export type MyPaymentsProps = z.output<typeof MyPaymentsProps>
