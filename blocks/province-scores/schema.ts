import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const ProvinceScoresProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  limit: z.int().min(1).max(40).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  map: z.boolean().default(false).meta({
    title: 'Map',
    description: 'Shows the provinces on a map beside the table, which then has one page.',
    role: 'design',
  }),
  province: z.string().max(100).optional().meta({
    title: 'Only this province',
    description:
      'Bound to the query, { "$query": "province" }, each province of the map is a link that narrows the table to it.',
    role: 'data',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type ProvinceScoresProps = z.output<typeof ProvinceScoresProps>
