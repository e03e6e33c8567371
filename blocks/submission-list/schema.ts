import { z } from 'zod'
import { text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const SubmissionListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  form: z.string().max(401).optional().meta({
    title: 'Only of this form',
    description:
      'The page and the node, such as contact.write. Bound to the query, visitors filter by links.',
    role: 'data',
  }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type SubmissionListProps = z.output<typeof SubmissionListProps>
