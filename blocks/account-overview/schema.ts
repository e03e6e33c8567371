import { z } from 'zod'
import { pageLink, text } from '#schemas/text.ts'
import { forKinds } from '../parts/for-kinds.ts'

/** What pages are for, in the order in which they are shown. */
export const linkGroups = ['learning', 'visitors', 'site', 'own'] as const

const OverviewLink = z.strictObject({
  label: text(60).meta({ title: 'Label', examples: ['Kelas saya'] }),
  line: text(160).meta({ title: 'Line', description: 'What is found there, in one sentence.' }),
  href: pageLink().meta({ title: 'Leads to' }),
  group: z.enum(linkGroups).default('own').meta({
    title: 'Group',
    description: 'What the page is for. Those of one group are together, under its heading.',
    role: 'data',
  }),
  kinds: forKinds(),
})

export const AccountOverviewProps = z.object({
  heading: text(120).meta({
    title: 'Heading',
    description: 'Above the pages; the main heading of the page is a greeting.',
  }),
  links: z.array(OverviewLink).max(32).default([]).meta({
    title: 'Pages',
    description: 'Pages of those who are signed in. What they may see is decided by the page.',
    role: 'content',
  }),
  more: z.array(OverviewLink).max(16).default([]).meta({
    title: 'More pages',
    description: 'Those that a layout adds to the pages of its parent.',
    role: 'content',
  }),
})
export type AccountOverviewProps = z.output<typeof AccountOverviewProps>
