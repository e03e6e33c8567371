import { defineBlock } from '../define.ts'
import { PageHead } from './page-head.tsx'
import { PageHeadProps } from './schema.ts'

/** The head of a list or prose page, with its only h1. */
export const pageHead = defineBlock({
  type: 'page-head',
  title: 'Page head',
  description: 'The head of a list or prose page: breadcrumb, main heading and lead.',
  category: 'intro',
  keywords: ['judul', 'breadcrumb', 'title'],
  props: PageHeadProps,
  render: PageHead,
})
