import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const SentOf = z.enum(['aspirations', 'testimonies', 'comments', 'donations'])
export type SentOf = z.output<typeof SentOf>

/** The lists of an area: three states, and what was deleted. */
export const SentTab = z.enum(['pending', 'approved', 'hidden', 'deleted'])
export type SentTab = z.output<typeof SentTab>

export const SentListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  of: SentOf.default('aspirations').meta({
    title: 'What visitors sent',
    description: 'Bound to a choice of the query, the staff choose by links.',
    role: 'data',
  }),
  state: SentTab.default('pending').meta({
    title: 'Only in this state',
    description: 'Bound to a choice of the query, the staff choose by links.',
    role: 'data',
  }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type SentListProps = z.output<typeof SentListProps>
