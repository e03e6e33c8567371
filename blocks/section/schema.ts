import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

export const SectionProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(140).optional().meta({ title: 'Heading' }),
  lead: longText(600).optional().meta({ title: 'Lead' }),
  action: z
    .strictObject({
      label: text(60).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Link', description: 'Beside the heading.', role: 'content' }),
  align: z.enum(['start', 'center']).default('start').meta({
    title: 'Alignment of the heading',
    role: 'design',
  }),
  width: z.enum(['wide', 'narrow']).default('wide').meta({
    title: 'Width',
    description: 'As wide as the page, or a column to read.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'primary', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type SectionProps = z.output<typeof SectionProps>
