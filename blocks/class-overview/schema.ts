import { z } from 'zod'
import { itemPath, link } from '#schemas/text.ts'

export const ClassOverviewProps = z.object({
  slug: z.string().max(200).meta({
    title: 'Class',
    description: 'The slug of the class; bound to the route: { "$route": "slug" }.',
    role: 'data',
  }),
  register: link().optional().meta({
    title: 'Where visitors register',
    description: 'Shown while registration is open.',
  }),
  enrol: z.boolean().default(false).meta({
    title: 'Visitors enrol and pay here',
    description: 'In place of the page where they register; for sites that have payments.',
    role: 'design',
  }),
  contents: z.boolean().default(false).meta({
    title: 'What a premium class holds',
    description: 'How much there is to read, what is free, and what opens after the payment.',
    role: 'design',
  }),
  chapter: itemPath().optional().meta({
    title: 'Page of one chapter',
    description:
      'Where free chapters of a premium class lead: page:<page> with :slug, :moduleSlug? and :chapterSlug.',
  }),
  look: z.enum(['side', 'banner']).default('side').meta({
    title: 'Look',
    description: 'Facts in a card beside the text, or a dark banner with the facts under it.',
    role: 'design',
  }),
})
export type ClassOverviewProps = z.output<typeof ClassOverviewProps>
