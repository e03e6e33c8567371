import { z } from 'zod'
import { ContentEvent } from '#schemas/services/manage-sent.ts'
import { longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const ChangeListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  event: ContentEvent.optional().meta({
    title: 'Only of this kind',
    description: 'Bound to a choice of the query, administrators filter by links.',
    role: 'data',
  }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(20).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type ChangeListProps = z.output<typeof ChangeListProps>
