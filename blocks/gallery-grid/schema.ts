import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const GalleryGridProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  limit: z.int().min(1).max(6).default(6).meta({
    title: 'How many albums',
    description: 'At most; a page of the list has six.',
    role: 'data',
  }),
  photos: z.int().min(1).max(24).default(6).meta({
    title: 'How many photos of an album',
    description: 'The others open below them.',
    role: 'design',
  }),
  page: listPageProp,
  all: link().optional().meta({ title: 'Link to all albums' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type GalleryGridProps = z.output<typeof GalleryGridProps>
