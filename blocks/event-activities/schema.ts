import { z } from 'zod'
import { image, longText, text } from '#schemas/text.ts'

const Activity = z.strictObject({
  name: text(120).meta({ title: 'Name' }),
  description: longText(600).meta({ title: 'Description' }),
  image: image().optional().meta({ title: 'Picture' }),
})

export const EventActivitiesProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Activity).max(24).meta({
    title: 'Activities',
    description: 'Written here, or bound to a collection of activities: { "$bind": "activities" }.',
    role: 'content',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type EventActivitiesProps = z.output<typeof EventActivitiesProps>
