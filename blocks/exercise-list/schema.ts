import { z } from 'zod'
import { ExerciseLanguage, ExerciseLevel } from '#schemas/collections/exercise.ts'
import { Slug } from '#schemas/slug.ts'
import { link, longText, text } from '#schemas/text.ts'

const Item = z.strictObject({
  slug: Slug.meta({ title: 'Slug', role: 'data' }),
  title: text(120).meta({ title: 'Title' }),
  language: ExerciseLanguage.meta({ title: 'Language', role: 'data' }),
  level: ExerciseLevel.meta({ title: 'Level', role: 'data' }),
  topic: text(60).meta({ title: 'Topic' }),
  href: link().meta({ title: 'Leads to' }),
})

export const ExerciseListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  language: z.string().max(200).optional().meta({
    title: 'Language',
    description: 'Bound to a choice of the query, visitors choose it by links.',
    role: 'data',
  }),
  level: z.string().max(200).optional().meta({
    title: 'Level',
    description: 'Bound to a choice of the query, visitors choose it by links.',
    role: 'data',
  }),
  items: z.array(Item).max(200).meta({
    title: 'Exercises',
    description:
      'Written here, or bound to rows: { "$bind": "exercises", "each": { "href": "/Coding-Studio/:slug" } }.',
    role: 'content',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type ExerciseListProps = z.output<typeof ExerciseListProps>
