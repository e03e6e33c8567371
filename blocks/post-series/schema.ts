import { z } from 'zod'
import { itemPath, longText, text } from '#schemas/text.ts'

export const PostSeriesProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  kind: z.string().max(60).default('article').meta({
    title: 'Kind of post',
    description: 'The slug of a kind whose posts may open a series.',
    role: 'data',
  }),
  opener: z.string().max(200).optional().meta({
    title: 'Post that opens the series',
    description:
      'Its id or slug. Empty: the post of the page opens it. Bound to the post of the page: { "$bind": "post.parent.slug" }.',
    role: 'data',
  }),
  post: z.string().max(200).optional().meta({
    title: 'Post of the page',
    description:
      'Its slug, which is marked and whose neighbours are linked. Bound to the route: { "$route": "slug" }.',
    role: 'data',
  }),
  category: z.string().max(200).optional().meta({
    title: 'Posts of this category instead',
    description: 'Oldest first. Its id or slug, such as { "$bind": "post.category.slug" }.',
    role: 'data',
  }),
  detail: itemPath().meta({
    title: 'Page of one post',
    description: 'page:<page> or /Articles/:slug.',
  }),
  look: z.enum(['list', 'neighbours', 'both']).default('both').meta({
    title: 'Look',
    description: 'All posts in order, the one before and after, or both.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type PostSeriesProps = z.output<typeof PostSeriesProps>
