import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const SchoolRequestsProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  limit: z.int().min(1).max(48).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type SchoolRequestsProps = z.output<typeof SchoolRequestsProps>
