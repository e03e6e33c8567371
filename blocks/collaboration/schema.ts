import { z } from 'zod'
import { image, link, longText, text } from '#schemas/text.ts'

const Way = z.strictObject({
  title: text(80).meta({ title: 'Title' }),
  summary: longText(400).meta({ title: 'Summary' }),
  image: image().optional().meta({ title: 'Picture' }),
  points: z.array(text(200)).max(8).default([]).meta({ title: 'What it includes' }),
  href: link().optional().meta({ title: 'Leads to' }),
})

export const CollaborationProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Way).max(8).meta({
    title: 'Ways to work together',
    description: 'Written here, or bound to a collection of services: { "$bind": "ways" }.',
    role: 'content',
  }),
  action: z
    .strictObject({
      label: text(40).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Button', description: 'Where a collaboration begins.', role: 'content' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type CollaborationProps = z.output<typeof CollaborationProps>
