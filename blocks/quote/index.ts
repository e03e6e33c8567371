import { defineBlock } from '../define.ts'
import { Quote } from './quote.tsx'
import { QuoteProps } from './schema.ts'

/** What somebody said, with name, role and source. */
export const quote = defineBlock({
  type: 'quote',
  title: 'Quotation',
  description: 'What somebody said, with name, role, portrait and source.',
  category: 'proof',
  keywords: ['kutipan', 'testimoni', 'pull quote'],
  props: QuoteProps,
  render: Quote,
})
