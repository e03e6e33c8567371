import { z } from 'zod'
import { PayoutStatus } from '#schemas/services/payout.ts'
import { link, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const PayoutListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  status: PayoutStatus.optional().meta({
    title: 'Only with this status',
    description: 'Bound to a choice of the query, visitors filter by links.',
    role: 'data',
  }),
  search: searchProp,
  bank: z.string().max(60).optional().meta({
    title: 'Only to this bank',
    description: 'The code of a bank. Bound to the query, visitors choose the bank from a list.',
    role: 'data',
  }),
  limit: z.int().min(1).max(48).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  request: link().optional().meta({
    title: 'Page to request a payout at',
    description: 'Shown to those who may request one.',
  }),
})
export type PayoutListProps = z.output<typeof PayoutListProps>
