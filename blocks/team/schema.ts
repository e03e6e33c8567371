import { z } from 'zod'
import { image, link, longText, text } from '#schemas/text.ts'

const Person = z.strictObject({
  name: text(100).meta({ title: 'Name' }),
  role: text(120).optional().meta({ title: 'Role' }),
  text: longText(500).optional().meta({ title: 'About them' }),
  photo: image().optional().meta({
    title: 'Portrait',
    description: 'Empty: the first letters of the name.',
  }),
  href: link().optional().meta({ title: 'The name leads to' }),
})
export type Person = z.output<typeof Person>

export const TeamProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  people: z.array(Person).max(40).meta({ title: 'People', role: 'content' }),
  look: z.enum(['portraits', 'cards', 'names']).default('portraits').meta({
    title: 'Look',
    description: 'Large portraits, small ones beside the words, or a list of names.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type TeamProps = z.output<typeof TeamProps>
