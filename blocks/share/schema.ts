import { z } from 'zod'
import { text } from '#schemas/text.ts'

export const ShareProps = z.object({
  heading: text(80).meta({ title: 'Heading', examples: ['Bagikan tulisan ini'] }),
  text: text(200)
    .optional()
    .meta({
      title: 'Text',
      description:
        'What is sent before the address of the page, such as { "$bind": "post.title" }.',
      examples: ['Kelas menulis dibuka lagi'],
    }),
  band: z
    .enum(['plain', 'tint', 'dark'])
    .default('plain')
    .meta({ title: 'Ground', role: 'design' }),
})
export type ShareProps = z.output<typeof ShareProps>
