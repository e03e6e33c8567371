import { z } from 'zod'
import { link } from '#schemas/text.ts'

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
  look: z.enum(['side', 'banner']).default('side').meta({
    title: 'Look',
    description: 'Facts in a card beside the text, or a dark banner with the facts under it.',
    role: 'design',
  }),
})
export type ClassOverviewProps = z.output<typeof ClassOverviewProps>
