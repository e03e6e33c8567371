import { defineBlock } from '../define.ts'
import { Header } from './header.tsx'
import { HeaderProps } from './schema.ts'

/** The header of every page: brand, menu with sub-menus, search, account, one button. */
export const header = defineBlock({
  type: 'header',
  title: 'Header',
  description: 'The head of every page: the brand, a menu with sub-menus, a search and one button.',
  category: 'shell',
  keywords: ['menu', 'navigation', 'navigasi'],
  props: HeaderProps,
  slots: { end: { title: 'Beside the language', allow: ['account-menu'], max: 1 } },
  readsAddress: true,
  render: Header,
})
