import { z } from 'zod'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { categoryProp, listPageProp, searchProp } from '../parts/list-props.ts'

export const PostListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).optional().meta({
    title: 'Heading',
    description: 'Empty where the page’s own heading says it.',
  }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  kind: z.string().min(1).max(60).meta({
    title: 'Kind of post',
    description: 'The slug of a kind: news, blog or article.',
    role: 'data',
  }),
  limit: z.int().min(1).max(24).default(6).meta({
    title: 'How many',
    description: 'Bound to the query, { "$query": "show" }, the list has a link that shows more.',
    role: 'data',
  }),
  page: listPageProp,
  search: searchProp,
  sort: z.enum(['newest', 'oldest', 'popular', 'title']).default('newest').meta({
    title: 'Order',
    description: 'Bound to a choice of the query, visitors choose the order.',
    role: 'data',
  }),
  category: categoryProp,
  excludeId: z.string().max(200).optional().meta({
    title: 'All but this post',
    description:
      'Bound to the post of the page: { "$bind": "post.id" }. An empty list is not drawn.',
    role: 'data',
  }),
  detail: itemPath().meta({
    title: 'Page of one post',
    description: 'page:<page> or /News/:id/:title?.',
  }),
  all: link().optional().meta({ title: 'Link to all posts' }),
  look: z.enum(['cards', 'lines', 'lead']).default('cards').meta({
    title: 'Look',
    description: 'Cards with covers, dated lines, or the first large and the others as lines.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type PostListProps = z.output<typeof PostListProps>
