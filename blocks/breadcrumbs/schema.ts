import { z } from 'zod'
import { link, text } from '#schemas/text.ts'

const Crumb = z.strictObject({
  label: text(80).meta({ title: 'Label' }),
  href: link().meta({ title: 'Leads to' }),
})

export const BreadcrumbsProps = z.object({
  items: z.array(Crumb).max(6).meta({
    title: 'Pages above',
    description: 'Highest first; this page itself is not among them.',
    role: 'content',
  }),
  current: text(200).optional().meta({
    title: 'This page',
    description: 'The last entry, without a link, such as { "$bind": "class.name" }.',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type BreadcrumbsProps = z.output<typeof BreadcrumbsProps>
