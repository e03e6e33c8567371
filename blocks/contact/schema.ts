import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

const number = /^[+(]?[0-9][0-9 ().-]{4,24}$/

export const ContactProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  address: longText(400).optional().meta({ title: 'Address', description: 'One line each.' }),
  map: link().optional().meta({ title: 'Address on a map', description: 'Of a service of maps.' }),
  hours: z
    .array(
      z.strictObject({
        days: text(60).meta({ title: 'Days' }),
        time: text(60).meta({ title: 'Time' }),
      }),
    )
    .max(8)
    .default([])
    .meta({ title: 'Opening hours', role: 'content' }),
  phone: z
    .string()
    .regex(number, { error: 'must be a phone number' })
    .optional()
    .meta({ title: 'Phone', role: 'content' }),
  whatsapp: z.string().regex(number, { error: 'must be a phone number' }).optional().meta({
    title: 'WhatsApp',
    description: 'The number, such as 0812 3456 7890.',
    role: 'content',
  }),
  message: text(300).optional().meta({
    title: 'First message',
    description: 'What visitors may change before they send it by WhatsApp.',
  }),
  mail: z.email().max(160).optional().meta({ title: 'Mail', role: 'content' }),
  look: z.enum(['split', 'cards']).default('split').meta({
    title: 'Look',
    description: 'Ruled lines beside the heading, or cards under it.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type ContactProps = z.output<typeof ContactProps>
