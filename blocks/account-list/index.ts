import { readMe } from '#schemas/services/account.ts'
import { listAccounts } from '#schemas/services/manage-accounts.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { AccountList, type AccountListAnswers } from './account-list.tsx'
import { AccountListProps } from './schema.ts'

/** The accounts of the site. For pages of administrators. */
export const accountList = defineBlock<typeof AccountListProps, AccountListAnswers>({
  type: 'account-list',
  title: 'Accounts of the site',
  description:
    'Accounts by kind and state; administrators suspend and resume each, export what is stored about a person, or erase it.',
  category: 'action',
  keywords: ['akun', 'pengguna', 'data diri'],
  props: AccountListProps,
  needs: ({ kind, state, search, limit, page }) => ({
    accounts: need(listAccounts, {
      kind,
      state,
      search,
      perPage: limit,
      page: page > 1 ? page : undefined,
    }),
    me: need(readMe, {}),
  }),
  render: AccountList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
