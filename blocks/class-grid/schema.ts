import { z } from 'zod'
import { ClassKind, ClassLevel, ClassState } from '#schemas/services/class.ts'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const ClassGridProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  state: ClassState.optional().meta({
    title: 'Only in this state',
    description:
      'Empty shows every state. Bound to a choice of the query, visitors filter by links.',
    role: 'data',
  }),
  level: ClassLevel.optional().meta({
    title: 'Only of this level',
    description: 'Bound to a choice of the query, visitors filter by links.',
    role: 'data',
  }),
  kind: ClassKind.optional().meta({
    title: 'Only of this kind',
    description: 'Classes, webinars or courses.',
    role: 'data',
  }),
  premium: z.boolean().optional().meta({
    title: 'Only premium ones',
    description: 'Or only the others; empty shows both.',
    role: 'data',
  }),
  access: z.enum(['premium', 'regular']).optional().meta({
    title: 'Only premium ones, by the query',
    description: 'Or only regular ones. Bound to a choice of the query, visitors filter by links.',
    role: 'data',
  }),
  search: searchProp,
  programs: z.array(z.string().max(120)).max(20).default([]).meta({
    title: 'Only of these programs',
    description: 'Slugs of programs. Empty shows classes of every program.',
    role: 'data',
  }),
  exclude: z.string().max(200).optional().meta({
    title: 'Leave out',
    description: 'The slug of a class, such as that of the page.',
    role: 'data',
  }),
  ended: z.enum(['shown', 'hidden']).default('shown').meta({
    title: 'Classes that have ended',
    description:
      'Bound to a choice of the query, visitors show or hide them by a link that says how many they are.',
    role: 'data',
  }),
  limit: z.int().min(1).max(48).default(6).meta({
    title: 'How many',
    description: 'Bound to the query, { "$query": "show" }, the list has a link that shows more.',
    role: 'data',
  }),
  page: listPageProp,
  detail: itemPath().meta({
    title: 'Page of one class',
    description: 'page:<page> or /Class/:slug.',
  }),
  all: link().optional().meta({ title: 'Link to all classes' }),
  filter: z
    .boolean()
    .default(false)
    .meta({ title: 'Let visitors filter by state', role: 'design' }),
  look: z
    .enum(['cards', 'rows'])
    .default('cards')
    .meta({ title: 'Look', description: 'Cards with covers, or a compact list.', role: 'design' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type ClassGridProps = z.output<typeof ClassGridProps>
