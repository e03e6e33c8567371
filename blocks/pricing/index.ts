import { defineBlock } from '../define.ts'
import { Pricing } from './pricing.tsx'
import { PricingProps } from './schema.ts'

/** Plans side by side: price, what each has, and where it is chosen. */
export const pricing = defineBlock({
  type: 'pricing',
  title: 'Prices',
  description: 'Up to four plans side by side: price, what each has, and where it is chosen.',
  category: 'action',
  keywords: ['harga', 'biaya', 'paket', 'plans'],
  props: PricingProps,
  render: Pricing,
})
