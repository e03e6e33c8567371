import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const SubscriberListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(20).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type SubscriberListProps = z.output<typeof SubscriberListProps>
