import { z } from 'zod'
import { itemPath, link } from '#schemas/text.ts'

export const EventDetailProps = z.object({
  kind: z.string().min(1).max(60).default('event').meta({
    title: 'Kind of post',
    description: 'The slug of a kind whose posts carry an event.',
    role: 'data',
  }),
  slug: z.string().max(200).optional().meta({
    title: 'Slug of the event',
    description: 'Bound to the route: { "$route": "slug" }. Either this or the id is needed.',
    role: 'data',
  }),
  id: z.string().max(200).optional().meta({
    title: 'Id of the event',
    description: 'Bound to the route: { "$route": "id" }. Either this or the slug is needed.',
    role: 'data',
  }),
  program: itemPath().optional().meta({
    title: 'Page of one entry of its programme',
    description: 'page:<page> or /Event/Program/:id/:slug?.',
  }),
  career: itemPath().optional().meta({
    title: 'Page of one job that it offers',
    description: 'page:<page> or /Event/Careers/:id/:slug?.',
  }),
  back: link().optional().meta({ title: 'Link back to the list' }),
  band: z.enum(['plain', 'tint']).default('tint').meta({ title: 'Ground', role: 'design' }),
})
export type EventDetailProps = z.output<typeof EventDetailProps>
