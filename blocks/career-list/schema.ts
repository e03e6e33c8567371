import { z } from 'zod'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const CareerListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  limit: z.int().min(1).max(10).default(10).meta({
    title: 'How many',
    description: 'At most; a page of the list has ten.',
    role: 'data',
  }),
  page: listPageProp,
  detail: itemPath().meta({
    title: 'Page of one field of work',
    description: 'page:<page> or /Career/:slug.',
  }),
  all: link().optional().meta({ title: 'Link to all fields of work' }),
  look: z.enum(['cards', 'index']).default('cards').meta({
    title: 'Look',
    description: 'Cards with covers, or a ruled index of names.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type CareerListProps = z.output<typeof CareerListProps>
