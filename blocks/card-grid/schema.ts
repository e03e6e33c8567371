import { z } from 'zod'
import { image, link, longText, text } from '#schemas/text.ts'

const Card = z.strictObject({
  tag: text(40).optional().meta({ title: 'Tag', description: 'A word or two over the title.' }),
  title: text(120).meta({ title: 'Title' }),
  text: longText(500).optional().meta({ title: 'Text' }),
  image: image().optional().meta({ title: 'Picture' }),
  alt: text(200).optional().meta({
    title: 'What the picture shows',
    description: 'Read to those who do not see it. Empty: it only decorates.',
  }),
  href: link().optional().meta({ title: 'Leads to' }),
})
export type Card = z.output<typeof Card>

export const CardGridProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  action: z
    .strictObject({
      label: text(60).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Link', description: 'Beside the heading.', role: 'content' }),
  items: z.array(Card).max(24).meta({ title: 'Cards', role: 'content' }),
  look: z.enum(['cards', 'open', 'rows']).default('cards').meta({
    title: 'Look',
    description: 'Framed cards, pictures with words under them, or rows with small pictures.',
    role: 'design',
  }),
  cover: z.enum(['wide', 'square']).default('wide').meta({
    title: 'Pictures',
    description: 'Wide, or square, such as covers of records: four in a row, two on a phone.',
    role: 'design',
  }),
  size: z.enum(['small', 'medium', 'large']).default('medium').meta({
    title: 'Size',
    description: 'Four, three or two in a row on a wide screen.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type CardGridProps = z.output<typeof CardGridProps>
