import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

export const StepsProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z
    .array(
      z.strictObject({
        title: text(80).meta({ title: 'Title' }),
        text: longText(500).meta({ title: 'Text' }),
      }),
    )
    .max(10)
    .meta({ title: 'Steps', description: 'In the order they are taken.', role: 'content' }),
  action: z
    .strictObject({
      label: text(40).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Link', description: 'Where the first step is taken.', role: 'content' }),
  look: z.enum(['row', 'column']).default('row').meta({
    title: 'Look',
    description: 'Side by side along a line, or one under another beside the heading.',
    role: 'design',
  }),
  band: z
    .enum(['plain', 'tint', 'dark'])
    .default('plain')
    .meta({ title: 'Ground', role: 'design' }),
})
export type StepsProps = z.output<typeof StepsProps>
