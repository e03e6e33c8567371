import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

const Figure = z.strictObject({
  value: text(16).meta({ title: 'Figure', description: 'As it is shown, such as 62 or 4,8.' }),
  unit: text(16).optional().meta({ title: 'Unit', description: 'Shown after it, smaller.' }),
  label: text(120).meta({ title: 'Label' }),
  note: text(200).optional().meta({ title: 'Note' }),
})

export const StatsProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(140).optional().meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Figure).max(8).meta({ title: 'Figures', role: 'content' }),
  source: text(240).optional().meta({
    title: 'Source',
    description: 'Who counted, and when.',
  }),
  href: link().optional().meta({ title: 'The source leads to' }),
  look: z.enum(['row', 'cards', 'large']).default('row').meta({
    title: 'Look',
    description: 'One ruled row, cards, or large figures beside the heading.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'primary', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type StatsProps = z.output<typeof StatsProps>
