import { defineBlock } from '../define.ts'
import { Account } from './account.tsx'
import { AccountProps } from './schema.ts'

/** Signing in, up and out, and the return from the account site. */
export const account = defineBlock({
  type: 'account',
  title: 'Account',
  description: 'A button that signs in, up or out, or the page that signing in comes back to.',
  category: 'action',
  keywords: ['akun', 'masuk', 'daftar', 'login'],
  props: AccountProps,
  render: Account,
})
