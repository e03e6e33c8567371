import { readMe } from '#schemas/services/account.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { AccountData, type AccountDataAnswers } from './account-data.tsx'
import { AccountDataProps } from './schema.ts'

/** The visitor's own data, to download or to erase. For pages behind `auth`. */
export const accountData = defineBlock<typeof AccountDataProps, AccountDataAnswers>({
  type: 'account-data',
  title: 'Own data',
  description: 'Downloads what the site stores about who is signed in, and erases their account.',
  category: 'learning',
  keywords: ['data pribadi', 'unduh', 'hapus akun', 'privacy'],
  props: AccountDataProps,
  needs: () => ({ me: need(readMe, {}) }),
  render: AccountData,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
