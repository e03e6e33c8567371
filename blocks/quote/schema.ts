import { z } from 'zod'
import { image, link, longText, text } from '#schemas/text.ts'

export const QuoteProps = z.object({
  quote: longText(800).meta({ title: 'Quotation', description: 'Without quotation marks.' }),
  name: text(100).optional().meta({ title: 'Who says it' }),
  role: text(160).optional().meta({ title: 'Role', description: 'Shown below the name.' }),
  photo: image().optional().meta({ title: 'Portrait' }),
  source: z
    .strictObject({
      label: text(120).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Source', description: 'Where it was said.', role: 'content' }),
  look: z.enum(['plain', 'large', 'card']).default('plain').meta({
    title: 'Look',
    description: 'Beside a rule, large and centred, or on a card.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'primary', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type QuoteProps = z.output<typeof QuoteProps>
