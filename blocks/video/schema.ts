import { z } from 'zod'
import { image, text } from '#schemas/text.ts'

export const VideoProps = z.object({
  title: text(160).meta({ title: 'Title', description: 'What the video shows.' }),
  provider: z.enum(['youtube', 'vimeo']).default('youtube').meta({
    title: 'Where it is',
    role: 'data',
  }),
  code: z
    .string()
    .regex(/^[\w-]{6,20}$/, { error: 'must be the id of the video alone, not its address' })
    .optional()
    .meta({ title: 'Id of the video', description: 'The last part of its address.', role: 'data' }),
  poster: image().optional().meta({
    title: 'Picture',
    description: 'Shown until the video is played; none is fetched from the provider.',
  }),
  length: text(20).optional().meta({ title: 'Length', description: 'Such as 3.20.' }),
  caption: text(400).optional().meta({ title: 'Caption' }),
  ratio: z.enum(['wide', 'standard', 'square', 'tall']).default('wide').meta({
    title: 'Ratio',
    description: '16:9, 4:3, 1:1 or 9:16.',
    role: 'design',
  }),
  width: z.enum(['text', 'page']).default('page').meta({
    title: 'Width',
    description: 'As wide as a column of text, or as the page.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type VideoProps = z.output<typeof VideoProps>
