import { z } from 'zod'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const WebinarListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  programs: z.array(z.string().min(1).max(200)).max(20).default([]).meta({
    title: 'Only of these programs',
    description: 'Ids or slugs; none shows the webinars of all.',
    role: 'data',
  }),
  limit: z.int().min(1).max(24).default(6).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  detail: itemPath().meta({
    title: 'Page of one webinar',
    description: 'page:<page> or /Class/:slug.',
  }),
  all: link().optional().meta({ title: 'Link to all webinars' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type WebinarListProps = z.output<typeof WebinarListProps>
