import { z } from 'zod'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const JobListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  career: z.string().max(200).optional().meta({
    title: 'Only of this field of work',
    description: 'The id or the slug of a field; empty shows the jobs of all.',
    role: 'data',
  }),
  limit: z.int().min(1).max(10).default(10).meta({
    title: 'How many',
    description: 'At most; a page of the list has ten.',
    role: 'data',
  }),
  page: listPageProp,
  excludeId: z.string().max(200).optional().meta({
    title: 'All but this job',
    description: 'Bound to the job of the page: { "$bind": "job.id" }. An empty list is not drawn.',
    role: 'data',
  }),
  detail: itemPath().meta({
    title: 'Page of one job',
    description: 'page:<page> or /Career/Job/:id.',
  }),
  all: link().optional().meta({ title: 'Link to all jobs' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type JobListProps = z.output<typeof JobListProps>
