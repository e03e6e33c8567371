import { z } from 'zod'
import { pictureFocals } from '#schemas/pictures.ts'
import { image, link, longText, text } from '#schemas/text.ts'

const Action = z.strictObject({
  label: text(40).meta({ title: 'Label' }),
  href: link().meta({ title: 'Leads to' }),
})

const Fact = z.strictObject({
  value: text(20).meta({ title: 'Figure', description: 'Short, such as 12 or 4.800.' }),
  label: text(60).meta({ title: 'What it counts' }),
})

export const HeroProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(140).meta({ title: 'Heading', description: 'The page’s only main heading.' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  actions: z
    .array(Action)
    .max(2)
    .default([])
    .meta({ title: 'Buttons', description: 'The first is the main one.', role: 'content' }),
  image: image().optional().meta({ title: 'Picture' }),
  alt: text(200).default('').meta({
    title: 'What the picture shows',
    description: 'Read to those who do not see it. Empty: it only decorates.',
  }),
  facts: z.array(Fact).max(4).default([]).meta({ title: 'Facts', role: 'content' }),
  look: z.enum(['split', 'centered', 'editorial', 'banner', 'front', 'sheet']).optional().meta({
    title: 'Look',
    description:
      'Words beside the picture, centred over it, beside a tall plate at the edge, on a full ground, as a front page in columns, or on a map sheet. Empty: that of the face.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'primary', 'dark']).default('plain').meta({
    title: 'Ground',
    description: 'A banner is dark or primary: on any other ground it is dark.',
    role: 'design',
  }),
  focal: z.enum(pictureFocals).optional().meta({
    title: 'Focal point',
    description:
      'What of the picture stays in sight where its frame has another ratio. Empty: the middle.',
    role: 'design',
  }),
})
export type HeroProps = z.output<typeof HeroProps>
