import { z } from 'zod'
import { exerciseFields } from '#schemas/collections/exercise.ts'
import { Slug } from '#schemas/slug.ts'
import { link } from '#schemas/text.ts'

export const CodingStudioProps = z.object({
  slug: Slug.meta({
    title: 'Slug',
    role: 'data',
    description: 'The name under which it is stored on the device that it was solved.',
  }),
  ...exerciseFields,
  back: link().optional().meta({ title: 'Link back to the list' }),
})
export type CodingStudioProps = z.output<typeof CodingStudioProps>
