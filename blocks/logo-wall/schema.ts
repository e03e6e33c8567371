import { z } from 'zod'
import { image, link, text } from '#schemas/text.ts'

const Logo = z.strictObject({
  name: text(80).meta({ title: 'Name' }),
  image: image().optional().meta({
    title: 'Logo',
    description: 'Empty: the name is set as a wordmark.',
  }),
  href: link().optional().meta({ title: 'Leads to' }),
})

export const LogoWallProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  logos: z.array(Logo).max(40).meta({ title: 'Logos', role: 'content' }),
  look: z.enum(['row', 'grid']).default('row').meta({
    title: 'Look',
    description: 'A quiet row under a small heading, or a ruled grid.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type LogoWallProps = z.output<typeof LogoWallProps>
