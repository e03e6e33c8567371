import { z } from 'zod'
import { image, link, longText, text } from '#schemas/text.ts'

const Speaker = z.strictObject({
  name: text(120).meta({ title: 'Name' }),
  short_bio: longText(600).optional().meta({ title: 'In a few words' }),
  image: image().optional().meta({ title: 'Portrait' }),
  isConfirmed: z.boolean().default(false).meta({ title: 'Has agreed to come', role: 'content' }),
  linkedIn: link().optional().meta({ title: 'Address at LinkedIn' }),
})

export const SpeakersProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Speaker).max(48).meta({
    title: 'Speakers',
    description: 'Written here, or bound to a collection of speakers: { "$bind": "speakers" }.',
    role: 'content',
  }),
  confirmedOnly: z.boolean().default(false).meta({
    title: 'Only those who have agreed to come',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type SpeakersProps = z.output<typeof SpeakersProps>
