import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const TeamListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  event: z.string().max(60).optional().meta({
    title: 'Only of this event',
    description: 'The name of an event as its form registers teams, such as liga-smk.',
    role: 'data',
  }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type TeamListProps = z.output<typeof TeamListProps>
