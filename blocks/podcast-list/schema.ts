import { z } from 'zod'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { categoryProp, listPageProp, searchProp } from '../parts/list-props.ts'

export const PodcastListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  limit: z.int().min(1).max(24).default(6).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  search: searchProp,
  category: categoryProp,
  excludeId: z.string().max(200).optional().meta({
    title: 'All but this episode',
    description:
      'Bound to the episode of the page: { "$bind": "episode.id" }. An empty list is not drawn.',
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
