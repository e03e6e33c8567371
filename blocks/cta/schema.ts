import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

const Action = z.strictObject({
  label: text(40).meta({ title: 'Label' }),
  href: link().meta({ title: 'Leads to' }),
})

export const CtaProps = z.object({
  heading: text(140).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  actions: z
    .array(Action)
    .max(2)
    .default([])
    .meta({ title: 'Buttons', description: 'The first is the main one.', role: 'content' }),
  look: z.enum(['band', 'card', 'line']).default('band').meta({
    title: 'Look',
    description: 'A full-width band, a card on the page, or one ruled line.',
    role: 'design',
  }),
  band: z.enum(['primary', 'dark', 'tint']).default('primary').meta({
    title: 'Ground',
    description: 'Of the band or the card; a line has none.',
    role: 'design',
  }),
})
export type CtaProps = z.output<typeof CtaProps>
