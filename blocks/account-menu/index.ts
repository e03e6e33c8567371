import { defineBlock } from '../define.ts'
import { AccountMenu } from './account-menu.tsx'
import { AccountMenuProps } from './schema.ts'

/** A link to the sign-in; for who is signed in, a menu of their pages. */
export const accountMenu = defineBlock({
  type: 'account-menu',
  title: 'Account menu',
  description: 'Leads to the sign-in; who is signed in finds their pages and the way out.',
  category: 'shell',
  keywords: ['akun', 'masuk', 'keluar', 'login', 'profil'],
  props: AccountMenuProps,
  render: AccountMenu,
})
