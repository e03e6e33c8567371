import { z } from 'zod'
import { itemPath, link, longText, text } from '#schemas/text.ts'

export const PodcastListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  limit: z.int().min(1).max(24).default(6).meta({ title: 'How many', role: 'data' }),
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
  category: z.string().max(200).optional().meta({
    title: 'Only of this category',
    description:
      'The id or the slug of a category. Bound to a choice of the query, visitors filter by links.',
    role: 'data',
  }),
  detail: itemPath().meta({
    title: 'Page of one episode',
    description: 'page:<page> or /Podcasts/:slug.',
  }),
  all: link().optional().meta({ title: 'Link to all episodes' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type PodcastListProps = z.output<typeof PodcastListProps>
