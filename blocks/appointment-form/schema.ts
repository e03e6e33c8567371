import { z } from 'zod'
import { longText, pageLink, text } from '#schemas/text.ts'

export const AppointmentFormProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  topics: z.array(text(120)).max(12).default([]).meta({
    title: 'Topics',
    description: 'What visitors choose from. Empty: they write a topic of their own.',
  }),
  consent: longText(400).meta({
    title: 'Consent',
    description: 'What happens with what visitors write, and for how long it is stored.',
  }),
  submit: text(60).optional().meta({ title: 'Label of the button' }),
  thanks: pageLink().optional().meta({
    title: 'Page after sending',
    description: 'page:<page> of this site. Empty: a notice on the same page.',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type AppointmentFormProps = z.output<typeof AppointmentFormProps>
