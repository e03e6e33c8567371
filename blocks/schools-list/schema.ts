import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const SchoolsListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  limit: z.int().min(1).max(100).default(30).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  search: searchProp,
  all: link().optional().meta({ title: 'Link to all schools' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type SchoolsListProps = z.output<typeof SchoolsListProps>
