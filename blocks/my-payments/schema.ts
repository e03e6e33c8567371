import { z } from 'zod'
import { InvoiceState } from '#schemas/services/payment.ts'
import { itemPath, text } from '#schemas/text.ts'

export const MyPaymentsProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  status: InvoiceState.optional().meta({
    title: 'Only with this status',
    description: 'Bound to a choice of the query, visitors filter by links.',
    role: 'data',
  }),
  search: z.string().max(100).optional().meta({
    title: 'Only with these words',
    description: 'Bound to the query, { "$query": "search" }, the list has a search.',
    role: 'data',
  }),
  limit: z.int().min(1).max(48).default(10).meta({ title: 'How many', role: 'data' }),
  page: z.int().min(1).max(500).default(1).meta({
    title: 'Page of the list',
    description: 'Bound to the query, { "$query": "page" }, the list has links to its other pages.',
    role: 'data',
  }),
  class: itemPath().meta({
    title: 'Page of one class',
    description: 'page:<page> or /Class/:slug.',
  }),
})
export type MyPaymentsProps = z.output<typeof MyPaymentsProps>
