import { z } from 'zod'
import { itemPath, longText, text } from '#schemas/text.ts'

export const SyllabusProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  classroomId: z.string().max(200).meta({
    title: 'Class',
    description: 'The id of the class; bound to loaded data: { "$bind": "class.id" }.',
    role: 'data',
  }),
  chapter: itemPath().optional().meta({
    title: 'Page of one chapter',
    description:
      'Chapters that have a text lead there: page:<page> with :slug, :moduleSlug? and :chapterSlug.',
  }),
  look: z.enum(['accordion', 'timeline']).default('accordion').meta({
    title: 'Look',
    description: 'Modules that open one at a time, or a line from the first to the last.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type SyllabusProps = z.output<typeof SyllabusProps>
