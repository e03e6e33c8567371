import { z } from 'zod'
import { image, link, longText, text } from '#schemas/text.ts'

const Book = z.strictObject({
  title: text(140).meta({ title: 'Title' }),
  author: text(120).meta({ title: 'Author' }),
  year: z.int().min(1000).max(9999).optional().meta({ title: 'Year', role: 'content' }),
  cover: image().optional().meta({ title: 'Cover' }),
  summary: longText(400).optional().meta({ title: 'Summary' }),
  href: link().optional().meta({ title: 'Where to read or order it' }),
})

export const BookListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Book).max(48).meta({ title: 'Books', role: 'content' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type BookListProps = z.output<typeof BookListProps>
