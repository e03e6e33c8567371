import { z } from 'zod'
import { pictureFocals } from '#schemas/pictures.ts'
import { image, link, text } from '#schemas/text.ts'

export const ImageProps = z.object({
  image: image().optional().meta({ title: 'Picture' }),
  alt: text(300).optional().meta({
    title: 'What the picture shows',
    description: 'Read to those who do not see it. Empty: it only decorates.',
  }),
  caption: text(400).optional().meta({ title: 'Caption' }),
  credit: text(120).optional().meta({ title: 'Credit', description: 'Who made the picture.' }),
  href: link().optional().meta({ title: 'Leads to', description: 'What the credit leads to.' }),
  ratio: z.enum(['natural', 'wide', 'standard', 'square', 'tall']).default('natural').meta({
    title: 'Ratio',
    description: 'As it is, or cut to 16:9, 4:3, 1:1 or 3:4.',
    role: 'design',
  }),
  width: z.enum(['text', 'page', 'screen']).default('page').meta({
    title: 'Width',
    description: 'As wide as a column of text, as the page, or as the screen.',
    role: 'design',
  }),
  pixels: z
    .strictObject({
      width: z.int().min(1).max(10_000).meta({ title: 'Width' }),
      height: z.int().min(1).max(10_000).meta({ title: 'Height' }),
    })
    .optional()
    .meta({
      title: 'Size of the file',
      description: 'Of a picture that is not cut: its room is kept while it loads.',
      role: 'media',
    }),
  focal: z.enum(pictureFocals).optional().meta({
    title: 'Focal point',
    description:
      'What of the picture stays in sight where its frame has another ratio. Empty: the middle.',
    role: 'design',
  }),
})
export type ImageProps = z.output<typeof ImageProps>
