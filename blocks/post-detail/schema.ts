import { z } from 'zod'
import { link } from '#schemas/text.ts'

export const PostDetailProps = z.object({
  kind: z.string().min(1).max(60).meta({
    title: 'Kind of post',
    description: 'The slug of a kind: news, blog or article.',
    role: 'data',
  }),
  slug: z.string().max(200).optional().meta({
    title: 'Slug of the post',
    description: 'Bound to the route: { "$route": "slug" }. Either this or the id is needed.',
    role: 'data',
  }),
  id: z.string().max(200).optional().meta({
    title: 'Id of the post',
    description: 'Bound to the route: { "$route": "id" }. Either this or the slug is needed.',
    role: 'data',
  }),
  back: link().optional().meta({ title: 'Link back to the list' }),
  look: z.enum(['column', 'wide', 'band']).default('column').meta({
    title: 'Look',
    description:
      'One narrow column, a wide opening with a margin, or an opening on a tinted ground.',
    role: 'design',
  }),
})
export type PostDetailProps = z.output<typeof PostDetailProps>
