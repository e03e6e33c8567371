import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

const Tier = z.strictObject({
  name: text(80).meta({ title: 'Name' }),
  slot: text(60).meta({ title: 'How many sponsors', description: 'In words, such as 2–3 slot.' }),
  price: text(80).meta({ title: 'Price', description: 'In words, such as Rp50.000.000.' }),
  benefits: z.array(text(200)).max(20).default([]).meta({ title: 'Benefits' }),
})
export type Tier = z.output<typeof Tier>

export const SponsorTiersProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  tiers: z.array(Tier).max(8).optional().meta({
    title: 'Packages',
    description:
      'Highest first, written here or bound to a collection; left out, the four standard packages are shown.',
    role: 'content',
  }),
  action: z
    .strictObject({
      label: text(40).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Button', description: 'Where a sponsor signs up.', role: 'content' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type SponsorTiersProps = z.output<typeof SponsorTiersProps>
