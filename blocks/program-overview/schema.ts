import { z } from 'zod'
import { link, text } from '#schemas/text.ts'

const Action = z.strictObject({
  label: text(60).meta({ title: 'Label' }),
  href: link().meta({ title: 'Leads to' }),
})

export const ProgramOverviewProps = z.object({
  slug: z.string().max(200).meta({
    title: 'Program',
    description: 'The slug of the program; bound to the route: { "$route": "slug" }.',
    role: 'data',
  }),
  action: Action.optional().meta({ title: 'Button', role: 'content' }),
  look: z.enum(['split', 'stage']).default('split').meta({
    title: 'Look',
    description: 'Words beside the picture, or large words over a wide picture.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground of the opening',
    role: 'design',
  }),
})
export type ProgramOverviewProps = z.output<typeof ProgramOverviewProps>
