import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const TeachingProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  class: z.string().max(200).optional().meta({
    title: 'Only learners of this class',
    description:
      'The slug of a class. Bound to the query, { "$query": "class" }, each class is a link to its learners.',
    role: 'data',
  }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(20).meta({ title: 'How many learners', role: 'data' }),
  page: listPageProp,
})
export type TeachingProps = z.output<typeof TeachingProps>
