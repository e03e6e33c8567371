import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const CommentBookProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  limit: z.int().min(1).max(50).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  action: z
    .strictObject({
      label: text(40).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Link', description: 'Where a visitor writes in it.', role: 'content' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type CommentBookProps = z.output<typeof CommentBookProps>
