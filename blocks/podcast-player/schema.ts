import { z } from 'zod'
import { link } from '#schemas/text.ts'

export const PodcastPlayerProps = z.object({
  episode: z.string().min(1).max(200).meta({
    title: 'Id or slug of the episode',
    description: 'Bound to the route: { "$route": "slug" }.',
    role: 'data',
  }),
  back: link().optional().meta({ title: 'Link back to the list' }),
  band: z.enum(['plain', 'tint', 'dark']).default('tint').meta({ title: 'Ground', role: 'design' }),
})
export type PodcastPlayerProps = z.output<typeof PodcastPlayerProps>
