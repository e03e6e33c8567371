import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const TestimonialsProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  limit: z.int().min(1).max(24).default(8).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  look: z.enum(['carousel', 'columns']).default('carousel').meta({
    title: 'Look',
    description: 'One row to swipe or step through, or columns to read.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type TestimonialsProps = z.output<typeof TestimonialsProps>
