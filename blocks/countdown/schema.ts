import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'
import { TimeZone } from '#schemas/time-zone.ts'

export const CountdownProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(140).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  moment: z.iso
    .datetime({ offset: true, error: 'must be a moment such as 2027-03-14T09:00:00+07:00' })
    .meta({
      title: 'Moment',
      description: 'With its offset, such as 2027-03-14T09:00:00+07:00.',
      role: 'data',
    }),
  zone: TimeZone.default('Asia/Jakarta').meta({
    title: 'Time zone',
    description: 'In which the moment is shown.',
    role: 'data',
  }),
  ended: text(200).optional().meta({
    title: 'Afterwards',
    description: 'What is said once the moment has passed.',
  }),
  action: z
    .strictObject({
      label: text(60).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Button', description: 'Until the moment has passed.', role: 'content' }),
  band: z.enum(['plain', 'tint', 'primary', 'dark']).default('tint').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type CountdownProps = z.output<typeof CountdownProps>
