import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

export const FaqProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z
    .array(
      z.strictObject({
        question: text(200).meta({ title: 'Question' }),
        answer: longText(2000).meta({
          title: 'Answer',
          description: 'A blank line parts paragraphs.',
        }),
      }),
    )
    .max(30)
    .meta({ title: 'Questions', role: 'content' }),
  look: z.enum(['list', 'split']).default('list').meta({
    title: 'Look',
    description: 'Questions under the heading, or beside it.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type FaqProps = z.output<typeof FaqProps>
