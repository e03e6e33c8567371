import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

const figures = [
  'students',
  'alumni',
  'schools',
  'cities',
  'provinces',
  'mentors',
  'programs',
  'classes',
  'batches',
] as const

const Figure = z.enum(figures)
export type Figure = z.output<typeof Figure>

export const StatisticsProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  figures: z
    .array(Figure)
    .min(1)
    .max(9)
    .default([...figures])
    .meta({
      title: 'What is shown',
      description: 'In this order; a count of none is left out.',
      role: 'data',
    }),
  band: z
    .enum(['plain', 'tint', 'primary', 'dark'])
    .default('plain')
    .meta({ title: 'Ground', role: 'design' }),
})
export type StatisticsProps = z.output<typeof StatisticsProps>
