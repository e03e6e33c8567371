import { z } from 'zod'
import { itemPath, pageLink, text } from '#schemas/text.ts'

export const SiteFormProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  site: z
    .string()
    .max(63)
    .optional()
    .meta({ title: 'Site', description: 'Its id. Empty: a new site.', role: 'data' }),
  list: pageLink().meta({ title: 'Page of all sites', examples: ['page:manage-sites'] }),
  one: itemPath().meta({
    title: 'Page of one site',
    description: 'page:<page> with the :id of a site, to which a new one leads.',
    examples: ['page:manage-site'],
  }),
})
export type SiteFormProps = z.output<typeof SiteFormProps>
