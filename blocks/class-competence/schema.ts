import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

const Unit = z.strictObject({
  name: text(160).meta({ title: 'What learners can do after it' }),
  summary: longText(400).optional().meta({ title: 'In a few words' }),
  hours: z.int().min(0).max(10_000).meta({ title: 'Hours', role: 'data' }),
})

export const ClassCompetenceProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  class: z.string().min(1).max(200).optional().meta({
    title: 'Of this class',
    description: 'Its modules are the units. Bound to the route: { "$route": "slug" }.',
    role: 'data',
  }),
  program: z.string().min(1).max(200).optional().meta({
    title: 'Of this program',
    description: 'Its classes are the units. Not asked for where a class is named.',
    role: 'data',
  }),
  units: z.array(Unit).max(40).default([]).meta({
    title: 'Units',
    description:
      'Written here, or bound to a collection of units: { "$bind": "units" }. They come before those of a class or program.',
    role: 'content',
  }),
  band: z
    .enum(['plain', 'tint', 'dark'])
    .default('plain')
    .meta({ title: 'Ground', role: 'design' }),
})
export type ClassCompetenceProps = z.output<typeof ClassCompetenceProps>
