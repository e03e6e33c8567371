import { z } from 'zod'
import { SiteState } from '#schemas/services/site.ts'
import { itemPath, longText, pageLink, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const SiteListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  state: SiteState.optional().meta({
    title: 'Only in this state',
    description: 'Bound to a choice of the query, superadmins filter by links.',
    role: 'data',
  }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(20).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  site: itemPath().meta({
    title: 'Page of one site',
    description: 'page:<page> with the :id of a site.',
    examples: ['page:manage-site'],
  }),
  create: pageLink().optional().meta({
    title: 'Page of a new site',
    description: 'Without it there is no link to make one.',
  }),
})
export type SiteListProps = z.output<typeof SiteListProps>
