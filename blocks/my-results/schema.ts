import { z } from 'zod'
import { ResultKind } from '#schemas/services/learning-result.ts'
import { text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const MyResultsProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  kind: ResultKind.optional().meta({
    title: 'Only of this kind',
    description: 'Bound to a choice of the query, visitors filter by links.',
    role: 'data',
  }),
  limit: z.int().min(1).max(48).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type MyResultsProps = z.output<typeof MyResultsProps>
