import { z } from 'zod'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const EventPartListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  of: z.enum(['programs', 'careers']).default('programs').meta({
    title: 'What is listed',
    description: 'The entries in the programmes of events, or the jobs that events offer.',
    role: 'data',
  }),
  event: z.string().max(200).optional().meta({
    title: 'Only of this event',
    description: 'The id or the slug of an event; empty lists those of all.',
    role: 'data',
  }),
  limit: z.int().min(1).max(24).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  search: searchProp,
  detail: itemPath().meta({
    title: 'Page of one entry or job',
    description: 'page:<page>, /Event/Program/:id/:slug? or /Event/Careers/:id/:slug?.',
  }),
  all: link().optional().meta({ title: 'Link to all entries or jobs' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type EventPartListProps = z.output<typeof EventPartListProps>
