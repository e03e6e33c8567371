import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

const Event = z.strictObject({
  date: text(60).meta({ title: 'Date', description: 'As it is shown, such as March 2024.' }),
  datetime: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, { error: 'must be a year, a month or a day: 2024-03-31' })
    .optional()
    .meta({
      title: 'Date for machines',
      description: 'A year, a month or a day, such as 2024-03.',
      role: 'data',
    }),
  title: text(120).meta({ title: 'Title' }),
  text: longText(800).optional().meta({ title: 'Text' }),
  href: link().optional().meta({ title: 'Leads to' }),
  isNow: z.boolean().default(false).meta({
    title: 'Now',
    description: 'Marks where things stand.',
    role: 'content',
  }),
})
export type Event = z.output<typeof Event>

export const TimelineProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Event).max(30).meta({
    title: 'Events',
    description: 'In the order in which they are shown.',
    role: 'content',
  }),
  look: z.enum(['line', 'aside', 'row']).default('line').meta({
    title: 'Look',
    description: 'Along a line, with the heading beside it, or side by side and scrolled.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type TimelineProps = z.output<typeof TimelineProps>
