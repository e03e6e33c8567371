import { z } from 'zod'
import { CounterFlag } from '#schemas/services/statistics.ts'
import { longText, text } from '#schemas/text.ts'

const Counter = z.strictObject({
  flag: CounterFlag.meta({ title: 'What is counted', role: 'data' }),
  label: text(80).meta({ title: 'Label' }),
})

export const CountersProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).optional().meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Counter).min(1).max(6).meta({
    title: 'Counters',
    description: 'Counted from the site’s own records; a count of none is left out.',
    role: 'content',
  }),
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
export type CountersProps = z.output<typeof CountersProps>
