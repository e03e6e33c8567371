import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

export const TabsProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(140).optional().meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z
    .array(
      z.strictObject({
        label: text(60).meta({ title: 'Label' }),
        text: longText(3000).optional().meta({
          title: 'Text',
          description: 'A blank line parts paragraphs. The blocks of its slot come after it.',
        }),
        points: z.array(text(200)).max(12).default([]).meta({ title: 'Points', role: 'content' }),
      }),
    )
    .max(6)
    .meta({
      title: 'Tabs',
      description: 'The first is open. One without text, points and blocks is left out.',
      role: 'content',
    }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type TabsProps = z.output<typeof TabsProps>
