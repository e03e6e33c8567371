import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

export const SchoolsListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  limit: z.int().min(1).max(100).default(30).meta({ title: 'How many', role: 'data' }),
  page: z.int().min(1).max(500).default(1).meta({
    title: 'Page of the list',
    description: 'Bound to the query, { "$query": "page" }, the list has links to its other pages.',
    role: 'data',
  }),
  search: z.string().max(100).optional().meta({
    title: 'Only with these words',
    description: 'Bound to the query, { "$query": "search" }, the list has a search.',
    role: 'data',
  }),
  all: link().optional().meta({ title: 'Link to all schools' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type SchoolsListProps = z.output<typeof SchoolsListProps>
