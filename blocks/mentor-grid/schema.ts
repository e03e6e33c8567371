import { z } from 'zod'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const MentorGridProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  limit: z.int().min(1).max(48).default(9).meta({
    title: 'How many',
    description: 'Bound to the query, { "$query": "show" }, the list has a link that shows more.',
    role: 'data',
  }),
  page: listPageProp,
  detail: itemPath().optional().meta({
    title: 'Page of one mentor',
    description: 'page:<page> or /Mentor/:slug. With it, names are links.',
  }),
  class: itemPath().optional().meta({
    title: 'Page of one class',
    description: 'page:<page> or /Class/:slug. With it, the classes of a mentor are links.',
  }),
  all: link().optional().meta({ title: 'Link to all mentors' }),
  look: z.enum(['cards', 'names']).default('cards').meta({
    title: 'Look',
    description: 'Who they are, with photos and a few words, or a large list of names.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type MentorGridProps = z.output<typeof MentorGridProps>
