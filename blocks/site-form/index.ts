import { listUsableLayouts, readSite } from '#schemas/services/site.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import type { SiteFormAnswers } from './answers.ts'
import { SiteFormProps } from './schema.ts'
import { SiteForm } from './site-form.tsx'

/** Changes one site, or makes a new one. For pages of superadmins. */
export const siteForm = defineBlock<typeof SiteFormProps, SiteFormAnswers>({
  type: 'site-form',
  title: 'One site of the server',
  description:
    'Opens a site or closes it for maintenance, and writes its hosts; or makes a new one.',
  category: 'action',
  keywords: ['situs', 'host', 'perbaikan', 'maintenance', 'superadmin'],
  props: SiteFormProps,
  needs: ({ site }) =>
    site === undefined
      ? { layouts: need(listUsableLayouts, {}) }
      : { site: need(readSite, { id: site }) },
  render: SiteForm,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
