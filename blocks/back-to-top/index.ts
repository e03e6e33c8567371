import { defineBlock } from '../define.ts'
import { BackToTop } from './back-to-top.tsx'
import { BackToTopProps } from './schema.ts'

/** A link to the begin of a long page, on a phone. */
export const backToTop = defineBlock({
  type: 'back-to-top',
  title: 'Back to top',
  description: 'On a phone, a link to the begin of the page from the third screen on.',
  category: 'shell',
  keywords: ['ke atas', 'top', 'scroll'],
  props: BackToTopProps,
  render: BackToTop,
})
