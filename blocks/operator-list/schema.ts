import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const OperatorListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  site: z.string().max(63).optional().meta({
    title: 'Only of this site',
    description: 'The id of a site. Bound to the query, superadmins choose it in a form.',
    role: 'data',
  }),
  kind: z.enum(['superadmin', 'admin']).optional().meta({
    title: 'Only of this kind',
    description: 'Bound to a choice of the query, superadmins filter by links.',
    role: 'data',
  }),
  state: z.enum(['active', 'suspended']).optional().meta({
    title: 'Only in this state',
    description: 'Bound to a choice of the query, superadmins filter by links.',
    role: 'data',
  }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(20).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type OperatorListProps = z.output<typeof OperatorListProps>
