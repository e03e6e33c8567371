import { z } from 'zod'
import { itemPath, link, text } from '#schemas/text.ts'

export const EventPartProps = z.object({
  of: z.enum(['programs', 'careers']).default('programs').meta({
    title: 'What is shown',
    description: 'An entry in the programme of an event, or a job that an event offers.',
    role: 'data',
  }),
  part: z.string().max(200).meta({
    title: 'Id or slug of the entry or job',
    description: 'Bound to the route: { "$route": "id" }.',
    role: 'data',
  }),
  event: itemPath().optional().meta({
    title: 'Page of the event',
    description: 'page:<page> or /Event/:slug. Without one the name of the event is no link.',
  }),
  apply: z
    .strictObject({
      label: text(60).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({
      title: 'Where to apply',
      description: 'Of a job that names no address of its own.',
      role: 'content',
    }),
  back: link().optional().meta({ title: 'Link back to the list' }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground of the opening',
    role: 'design',
  }),
})
export type EventPartProps = z.output<typeof EventPartProps>
