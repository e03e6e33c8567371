import { z } from 'zod'
import type { Chapter } from '#schemas/services/chapter.ts'
import { itemPath, link } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'

const fromRoute = (name: string) => `Bound to the route: { "$route": "${name}" }.`

export const ChapterProps = z.object({
  slug: z
    .string()
    .max(200)
    .meta({
      title: 'Class',
      description: `The slug of the class. ${fromRoute('slug')}`,
      role: 'data',
    }),
  moduleSlug: z
    .string()
    .max(200)
    .optional()
    .meta({
      title: 'Module',
      description: fromRoute('moduleSlug'),
      role: 'data',
    }),
  chapterSlug: z
    .string()
    .max(200)
    .meta({
      title: 'Chapter',
      description: fromRoute('chapterSlug'),
      role: 'data',
    }),
  chapter: itemPath().meta({
    title: 'Page of one chapter',
    description: 'page:<page> with :slug, :moduleSlug? and :chapterSlug.',
  }),
  class: itemPath().meta({
    title: 'Page of one class',
    description: 'Where a premium class is bought: page:<page> or /Courses/:slug.',
  }),
  list: link().optional().meta({ title: 'Link to the list of classes' }),
})
export type ChapterProps = z.output<typeof ChapterProps>

/** What the parts of a chapter's page are drawn from. */
export interface ChapterPart extends Pick<BlockProps<ChapterProps>, 'props' | 'page'> {
  chapter: Chapter
  /** The address of a chapter of the same class. */
  to(chapterSlug: string): string
}
