import { z } from 'zod'
import { prose, text } from '#schemas/text.ts'

export const RichTextProps = z.object({
  heading: text(140).optional().meta({ title: 'Heading' }),
  body: prose().optional().meta({
    title: 'Text',
    description:
      'A blank line parts paragraphs. Lines that begin with "- " make a list; "## " makes a heading. content:<name> takes the text of content/<name>.mdx.',
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
