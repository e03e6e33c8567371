import { readMe } from '#schemas/services/account.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { AccountOverview, type AccountOverviewAnswers } from './account-overview.tsx'
import { AccountOverviewProps } from './schema.ts'

/** Who is signed in, and the pages that their kind has. For pages behind `auth`, which it is the head of. */
export const accountOverview = defineBlock<typeof AccountOverviewProps, AccountOverviewAnswers>({
  type: 'account-overview',
  title: 'Account overview',
  description:
    'Greets who is signed in, and leads to the pages of their kind. Has the main heading.',
  category: 'learning',
  keywords: ['akun', 'dasbor', 'dashboard', 'account'],
  props: AccountOverviewProps,
  needs: () => ({ me: need(readMe, {}) }),
  render: AccountOverview,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
