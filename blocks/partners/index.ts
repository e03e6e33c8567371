import { defineBlock } from '../define.ts'
import { Partners } from './partners.tsx'
import { PartnersProps } from './schema.ts'
/** The partners of an event as plates of one size, by logo or name. */
export const partners = defineBlock({
  type: 'partners',
  title: 'Partners',
  description: 'The partners of an event or a program on plates of one size, by logo or by name.',
  category: 'proof',
  keywords: ['mitra', 'partner', 'sponsor'],
  props: PartnersProps,

  render: Partners,
})
