import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

export const TalentHiringProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  points: z
    .array(
      z.strictObject({
        title: text(80).meta({ title: 'Title' }),
        text: longText(400).meta({ title: 'Text' }),
      }),
    )
    .max(8)
    .default([])
    .meta({ title: 'What a company gets', role: 'content' }),
  fields: z.boolean().default(true).meta({
    title: 'Names the fields of work',
    description: 'Those of the site, in its order.',
    role: 'design',
  }),
  actions: z
    .array(
      z.strictObject({
        label: text(40).meta({ title: 'Label' }),
        href: link().meta({ title: 'Leads to' }),
      }),
    )
    .max(2)
    .default([])
    .meta({ title: 'Buttons', description: 'The first is the primary one.', role: 'content' }),
  band: z
    .enum(['plain', 'tint', 'dark'])
    .default('plain')
    .meta({ title: 'Ground', role: 'design' }),
})
export type TalentHiringProps = z.output<typeof TalentHiringProps>
