import { z } from 'zod'
import { image, link, longText, text } from '#schemas/text.ts'

const Case = z.strictObject({
  title: text(140).meta({ title: 'Title' }),
  summary: longText(400).optional().meta({ title: 'Summary' }),
  cover: image().optional().meta({ title: 'Cover' }),
  clientName: text(120).optional().meta({ title: 'For whom' }),
  date: z.iso.date().optional().meta({ title: 'Day', description: 'Such as 2026-08-17.' }),
  href: link().optional().meta({ title: 'Leads to' }),
})

export const PortfolioGridProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Case).max(24).meta({
    title: 'Cases',
    description:
      'Written here, or bound to a collection: { "$bind": "cases", "each": { "href": "/Portfolio/:kind/:slug" } }.',
    role: 'content',
  }),
  kinds: z
    .array(
      z.strictObject({
        label: text(40).meta({ title: 'Label' }),
        href: link().meta({ title: 'Leads to' }),
      }),
    )
    .max(8)
    .default([])
    .meta({ title: 'Links to kinds of work', role: 'content' }),
  all: link().optional().meta({ title: 'Link to all cases' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type PortfolioGridProps = z.output<typeof PortfolioGridProps>
