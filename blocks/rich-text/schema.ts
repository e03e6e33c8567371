import { z } from 'zod'
import { html, prose, text } from '#schemas/text.ts'

export const RichTextProps = z.object({
  heading: text(140).optional().meta({ title: 'Heading' }),
  body: prose().optional().meta({
    title: 'Text',
    description:
      'A blank line parts paragraphs. Lines that begin with "- " make a list; "## " makes a heading. content:<name> takes the text of content/<name>.mdx.',
  }),
  points: z.array(text(200)).max(20).optional().meta({
    title: 'Points',
    description: 'A list after the text, such as { "$bind": "feature.listFeatures" }.',
    role: 'content',
  }),
  html: html().optional().meta({
    title: 'HTML',
    description:
      'Shown after the text: HTML of a row of collections/, such as { "$bind": "case.description" }.',
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
