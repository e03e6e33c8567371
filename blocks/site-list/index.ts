import { listSites } from '#schemas/services/site.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { SiteListProps } from './schema.ts'
import { SiteList, type SiteListAnswers } from './site-list.tsx'

/** Every site of the server. For pages of superadmins. */
export const siteList = defineBlock<typeof SiteListProps, SiteListAnswers>({
  type: 'site-list',
  title: 'Sites of the server',
  description: 'Every site with its hosts and its layout, and whether it is open to visitors.',
  category: 'action',
  keywords: ['situs', 'host', 'tenant', 'superadmin'],
  props: SiteListProps,
  needs: ({ state, search, limit, page }) => ({
    sites: need(listSites, { state, search, pageSize: limit, page: page > 1 ? page : undefined }),
  }),
  render: SiteList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
