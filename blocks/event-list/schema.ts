import { z } from 'zod'
import { EventState } from '#schemas/services/post-event.ts'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const EventListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  kind: z.string().min(1).max(60).default('event').meta({
    title: 'Kind of post',
    description: 'The slug of a kind whose posts carry an event.',
    role: 'data',
  }),
  state: EventState.optional().meta({
    title: 'Only in this state',
    description: 'Bound to a choice of the query, visitors filter by links.',
    role: 'data',
  }),
  excludeId: z.string().max(200).optional().meta({
    title: 'All but this event',
    description:
      'Bound to the event of the page: { "$bind": "event.id" }. An empty list is not drawn.',
    role: 'data',
  }),
  limit: z.int().min(1).max(24).default(6).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  search: searchProp,
  detail: itemPath().meta({
    title: 'Page of one event',
    description: 'page:<page> or /Event/:slug.',
  }),
  all: link().optional().meta({ title: 'Link to all events' }),
  look: z.enum(['rows', 'cards']).default('rows').meta({
    title: 'Look',
    description: 'Ruled rows behind their dates, or cards with covers.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type EventListProps = z.output<typeof EventListProps>
