import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

export const RichTextProps = z.object({
  heading: text(140).optional().meta({ title: 'Heading' }),
  body: longText(20_000).optional().meta({
    title: 'Text',
    description:
      'A blank line parts paragraphs. Lines that begin with "- " make a list; "## " makes a heading.',
  }),
  look: z.enum(['single', 'aside', 'columns']).default('single').meta({
    title: 'Look',
    description:
      'One column, a column with the aside or heading beside it, or two columns of text.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type RichTextProps = z.output<typeof RichTextProps>
