import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

const Crumb = z.strictObject({
  label: text(60).meta({ title: 'Label' }),
  href: link().meta({ title: 'Leads to' }),
})

export const PageHeadProps = z.object({
  heading: text(160).meta({ title: 'Heading', description: 'The page’s only main heading.' }),
  lead: longText(500).optional().meta({ title: 'Lead' }),
  breadcrumb: z.array(Crumb).max(4).default([]).meta({
    title: 'Breadcrumb',
    description: 'The pages above this one, highest first; this page itself is not among them.',
    role: 'content',
  }),
  look: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Look',
    description: 'On the page, ruled; on a tinted ground; or on a dark one with the site’s motif.',
    role: 'design',
  }),
})
export type PageHeadProps = z.output<typeof PageHeadProps>
