import { z } from 'zod'
import { itemPath, link } from '#schemas/text.ts'

export const MentorProfileProps = z.object({
  mentor: z.string().min(1).max(200).meta({
    title: 'Slug or id of the mentor',
    description: 'Bound to the route: { "$route": "slug" }.',
    role: 'data',
  }),
  detail: itemPath().optional().meta({
    title: 'Page of one class',
    description: 'page:<page> or /Class/:slug; empty leaves the names of classes without links.',
  }),
  back: link().optional().meta({ title: 'Link back to the list' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type MentorProfileProps = z.output<typeof MentorProfileProps>
