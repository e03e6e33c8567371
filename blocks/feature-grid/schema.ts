import { z } from 'zod'
import { IconName } from '#schemas/icon.ts'
import { link, longText, text } from '#schemas/text.ts'

const Feature = z.strictObject({
  title: text(80).meta({ title: 'Title' }),
  text: longText(400).meta({ title: 'Text' }),
  icon: IconName.optional().meta({ title: 'Icon', description: 'A line drawing.', role: 'design' }),
  href: link().optional().meta({ title: 'Leads to' }),
})
export type Feature = z.output<typeof Feature>

export const FeatureGridProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  items: z.array(Feature).max(12).meta({ title: 'Items', role: 'content' }),
  look: z.enum(['grid', 'list', 'numbered', 'bento']).default('grid').meta({
    title: 'Look',
    description: 'Ruled columns, a list beside the heading, large numbers, or panels of two sizes.',
    role: 'design',
  }),
  band: z
    .enum(['plain', 'tint', 'dark'])
    .default('plain')
    .meta({ title: 'Ground', role: 'design' }),
})
export type FeatureGridProps = z.output<typeof FeatureGridProps>
