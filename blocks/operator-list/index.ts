import { readMe } from '#schemas/services/account.ts'
import { listOperators } from '#schemas/services/operator.ts'
import { listSites } from '#schemas/services/site.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import type { OperatorListAnswers } from './answers.ts'
import { OperatorList } from './operator-list.tsx'
import { OperatorListProps } from './schema.ts'

/** The superadmins and administrators of every site of the server. For pages of superadmins. */
export const operatorList = defineBlock<typeof OperatorListProps, OperatorListAnswers>({
  type: 'operator-list',
  title: 'Operators of the server',
  description:
    'Superadmins and administrators over all sites; superadmins suspend and resume each, and invite administrators.',
  category: 'action',
  keywords: ['pengelola', 'superadmin', 'admin', 'akun', 'situs'],
  props: OperatorListProps,
  needs: ({ site, kind, state, search, limit, page }) => ({
    operators: need(listOperators, {
      site,
      kind,
      state,
      search,
      perPage: limit,
      page: page > 1 ? page : undefined,
    }),
    sites: need(listSites, { pageSize: 100 }),
    me: need(readMe, {}),
  }),
  render: OperatorList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
