import { z } from 'zod'
import { link, text } from '#schemas/text.ts'

export const AnnouncementProps = z.object({
  label: text(30).optional().meta({ title: 'Label', description: 'One word before it: New.' }),
  text: text(320).meta({ title: 'Text', description: 'One sentence, or two short ones.' }),
  action: z
    .strictObject({
      label: text(60).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Link', role: 'content' }),
  dismiss: z.boolean().default(false).meta({
    title: 'Can be closed',
    description:
      'It floats at the foot of the screen until a visitor closes it, and stays closed for them.',
    role: 'design',
  }),
  align: z.enum(['start', 'center']).default('center').meta({ title: 'Alignment', role: 'design' }),
  band: z.enum(['primary', 'dark', 'tint']).default('primary').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type AnnouncementProps = z.output<typeof AnnouncementProps>
