import { z } from 'zod'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const ProgramGridProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  exclude: z.string().max(200).optional().meta({
    title: 'Leave out',
    description: 'The slug of a program, such as that of the page.',
    role: 'data',
  }),
  limit: z.int().min(1).max(24).default(6).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  detail: itemPath().meta({
    title: 'Page of one program',
    description: 'page:<page> or /Program/:slug.',
  }),
  all: link().optional().meta({ title: 'Link to all programs' }),
  look: z.enum(['cards', 'list', 'index']).default('cards').meta({
    title: 'Look',
    description: 'Cards with covers, a list with pictures, or a large index of names.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type ProgramGridProps = z.output<typeof ProgramGridProps>
