import { z } from 'zod'
import { text } from '#schemas/text.ts'

export const BackToTopProps = z.object({
  label: text(40)
    .optional()
    .meta({
      title: 'Label',
      description: 'Without one: "Ke atas", or "Back to top".',
      examples: ['Ke atas'],
    }),
})
export type BackToTopProps = z.output<typeof BackToTopProps>
