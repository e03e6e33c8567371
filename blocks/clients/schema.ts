import { z } from 'zod'
import { image, link, longText, text } from '#schemas/text.ts'

const Client = z.strictObject({
  name: text(80).meta({ title: 'Name' }),
  image: image().optional().meta({ title: 'Logo' }),
  note: text(200).optional().meta({ title: 'What was done', description: 'One sentence.' }),
  href: link().optional().meta({ title: 'Leads to', description: 'Such as its case.' }),
})

export const ClientsProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Client).max(60).meta({
    title: 'Clients',
    description: 'Written here, or bound to a collection of partners: { "$bind": "clients" }.',
    role: 'content',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type ClientsProps = z.output<typeof ClientsProps>
