import { z } from 'zod'
import { itemPath, longText, text } from '#schemas/text.ts'

export const CurriculumProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  program: z.string().min(1).max(200).meta({
    title: 'Program',
    description: 'The slug or id of the program; bound to the route: { "$route": "slug" }.',
    role: 'data',
  }),
  class: itemPath().optional().meta({
    title: 'Page of one class',
    description: 'page:<page> or /Class/:slug; empty leaves the names of classes without links.',
  }),
  chapter: itemPath().optional().meta({
    title: 'Page of one chapter',
    description:
      'Chapters that have a text lead there: page:<page> with :slug, :moduleSlug? and :chapterSlug.',
  }),
  open: z.enum(['first', 'all', 'none']).default('first').meta({
    title: 'Open at first',
    description: 'Which classes are open before a visitor opens any.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type CurriculumProps = z.output<typeof CurriculumProps>
