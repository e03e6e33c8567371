import { z } from 'zod'
import { itemPath, link, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const MyClassesProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  limit: z.int().min(1).max(48).default(6).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  chapter: itemPath().optional().meta({
    title: 'Page of one chapter',
    description:
      'page:<page> with :slug, :moduleSlug? and :chapterSlug; without it the page of the class goes on.',
  }),
  class: itemPath().optional().meta({
    title: 'Page of one class',
    description: 'page:<page> or /Class/:slug.',
  }),
  all: link().optional().meta({
    title: 'Link to all classes',
    description: 'Shown to who has no classes.',
  }),
})
export type MyClassesProps = z.output<typeof MyClassesProps>
