import { z } from 'zod'
import { itemPath, link } from '#schemas/text.ts'

export const CareerDetailProps = z.object({
  slug: z.string().min(1).max(200).meta({
    title: 'Slug of the field of work',
    description: 'Bound to the route: { "$route": "slug" }.',
    role: 'data',
  }),
  page: z.int().min(1).max(500).default(1).meta({
    title: 'Page of its jobs',
    description: 'Bound to the query, { "$query": "page" }, its jobs have links to other pages.',
    role: 'data',
  }),
  job: itemPath().meta({
    title: 'Page of one job',
    description: 'page:<page> or /Career/Job/:id.',
  }),
  back: link().optional().meta({ title: 'Link back to the list' }),
  band: z.enum(['plain', 'tint']).default('tint').meta({ title: 'Ground', role: 'design' }),
})
export type CareerDetailProps = z.output<typeof CareerDetailProps>
