import { z } from 'zod'
import { image, link, longText, text } from '#schemas/text.ts'

const Partner = z.strictObject({
  name: text(80).meta({ title: 'Name' }),
  image: image().optional().meta({ title: 'Logo', description: 'Empty: the name is written.' }),
  href: link().optional().meta({ title: 'Leads to' }),
})

export const PartnersProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Partner).max(60).meta({
    title: 'Partners',
    description: 'Written here, or bound to a collection of partners: { "$bind": "partners" }.',
    role: 'content',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type PartnersProps = z.output<typeof PartnersProps>
