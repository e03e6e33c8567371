import { z } from 'zod'
import { image, longText, text } from '#schemas/text.ts'

const Picture = z.strictObject({
  image: image().meta({ title: 'Picture' }),
  alt: text(300).meta({
    title: 'What the picture shows',
    description: 'Read to those who do not see it.',
  }),
  caption: text(300).optional().meta({ title: 'Caption' }),
})
export type Picture = z.output<typeof Picture>

export const GalleryProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(140).optional().meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Picture).max(48).meta({ title: 'Pictures', role: 'content' }),
  look: z.enum(['grid', 'lead', 'columns']).default('grid').meta({
    title: 'Look',
    description: 'All of one size, the first one large, or columns of pictures as they are.',
    role: 'design',
  }),
  ratio: z.enum(['wide', 'square', 'tall']).default('wide').meta({
    title: 'Ratio',
    description: 'Of pictures of one size: 4:3, 1:1 or 3:4.',
    role: 'design',
  }),
  enlarge: z.boolean().default(true).meta({
    title: 'Enlarge in place',
    description: 'A press shows the picture over the page. Otherwise, and without scripts, alone.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type GalleryProps = z.output<typeof GalleryProps>
