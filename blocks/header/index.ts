import { defineBlock } from '../define.ts'
import { Header } from './header.tsx'
import { HeaderProps } from './schema.ts'

/** The header of every page: brand, menu with sub-menus, one button. */
export const header = defineBlock({
  type: 'header',
  title: 'Header',
  description: 'The head of every page: the brand, a menu with sub-menus and one button.',
  category: 'shell',
  keywords: ['menu', 'navigation', 'navigasi'],
  props: HeaderProps,
  island: 'interaction',
  render: Header,
})
