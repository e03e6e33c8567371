import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'
import { userKinds } from '#schemas/user-kinds.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const AccountListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  kind: z.enum(userKinds).optional().meta({
    title: 'Only of this kind',
    description: 'Bound to a choice of the query, administrators filter by links.',
    role: 'data',
  }),
  state: z.enum(['active', 'suspended']).optional().meta({
    title: 'Only in this state',
    description: 'Bound to a choice of the query, administrators filter by links.',
    role: 'data',
  }),
  search: searchProp,
  programs: z.string().max(100).optional().meta({
    title: 'Programmes with these words',
    description:
      'The choice for a lead has the first hundred of them. Bound to the query, administrators search the others.',
    role: 'data',
  }),
  limit: z.int().min(1).max(48).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type AccountListProps = z.output<typeof AccountListProps>
