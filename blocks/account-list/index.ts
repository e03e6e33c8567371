import { readMe } from '#schemas/services/account.ts'
import { listAccounts } from '#schemas/services/manage-accounts.ts'
import { managedPrograms } from '#schemas/services/manage-classes.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { AccountList } from './account-list.tsx'
import type { AccountListAnswers } from './answers.ts'
import { AccountListProps } from './schema.ts'

/** The accounts of the site. For pages of administrators. */
export const accountList = defineBlock<typeof AccountListProps, AccountListAnswers>({
  type: 'account-list',
  title: 'Accounts of the site',
  description:
    'Accounts by kind and state; administrators suspend and resume each, tie a lead to a programme or a province, export what is stored about a person, or erase it.',
  category: 'action',
  keywords: ['akun', 'pengguna', 'data diri'],
  props: AccountListProps,
  needs: ({ kind, state, search, programs, limit, page }) => ({
    accounts: need(listAccounts, {
      kind,
      state,
      search,
      perPage: limit,
      page: page > 1 ? page : undefined,
    }),
    me: need(readMe, {}),
    programs: need(managedPrograms.calls.list, {
      state: 'published',
      sort: 'name',
      search: programs,
      perPage: 100,
    }),
  }),
  render: AccountList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
