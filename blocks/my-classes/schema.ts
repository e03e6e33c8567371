import { z } from 'zod'
import { itemPath, link, text } from '#schemas/text.ts'

export const MyClassesProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  limit: z.int().min(1).max(48).default(6).meta({ title: 'How many', role: 'data' }),
  page: z.int().min(1).max(500).default(1).meta({
    title: 'Page of the list',
    description: 'Bound to the query, { "$query": "page" }, the list has links to its other pages.',
    role: 'data',
  }),
  chapter: itemPath().meta({
    title: 'Page of one chapter',
    description: 'page:<page> with :slug, :moduleSlug? and :chapterSlug.',
  }),
  class: itemPath().meta({
    title: 'Page of one class',
    description: 'page:<page> or /Class/:slug.',
  }),
  all: link().meta({ title: 'Link to all classes' }),
})
export type MyClassesProps = z.output<typeof MyClassesProps>
