import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

export const DonationTotalProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  target: z.int().min(1000).max(1_000_000_000_000).optional().meta({
    title: 'Target in whole rupiah',
    description: 'Bound to the settings: { "$bind": "site.donation.target" }.',
    role: 'data',
  }),
  action: z
    .strictObject({
      label: text(40).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Button', description: 'Where a donation is pledged.', role: 'content' }),
  look: z.enum(['beside', 'wide']).default('beside').meta({
    title: 'Look',
    description: 'The total beside the heading, or as large as the page under it.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('tint').meta({ title: 'Ground', role: 'design' }),
})
export type DonationTotalProps = z.output<typeof DonationTotalProps>
