import { z } from 'zod'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { listPageProp } from '../parts/list-props.ts'

export const LeaderboardProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  of: z.enum(['teams', 'mentors']).default('teams').meta({
    title: 'Who is ranked',
    description: 'Teams by their score, or mentors by the learners of their classes.',
    role: 'data',
  }),
  event: z.string().max(60).optional().meta({
    title: 'Only teams of this event',
    description: 'The slug of an event, such as liga-smk; empty ranks the teams of all.',
    role: 'data',
  }),
  province: z.string().max(60).optional().meta({
    title: 'Only teams of this province',
    description:
      'The slug of its name, such as jawa-barat. Bound to a choice of the query, visitors choose it by links.',
    role: 'data',
  }),
  limit: z.int().min(1).max(50).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  mentor: itemPath().optional().meta({
    title: 'Page of one mentor',
    description: 'page:<page> or /Mentor/:slug; empty leaves names without links.',
  }),
  all: link().optional().meta({ title: 'Link to the whole leaderboard' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type LeaderboardProps = z.output<typeof LeaderboardProps>
