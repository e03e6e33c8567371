import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

export const NetworkProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  look: z.enum(['list', 'map']).default('list').meta({
    title: 'Look',
    description: 'The provinces in words alone, or under a map of the islands.',
    role: 'design',
  }),
  band: z
    .enum(['plain', 'tint', 'dark'])
    .default('plain')
    .meta({ title: 'Ground', role: 'design' }),
})
export type NetworkProps = z.output<typeof NetworkProps>
