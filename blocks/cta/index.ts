import { defineBlock } from '../define.ts'
import { Cta } from './cta.tsx'
import { CtaProps } from './schema.ts'

/** A call to action, as a band, a card or a line. */
export const cta = defineBlock({
  type: 'cta',
  title: 'Call to action',
  description: 'A call to do one thing, with up to two buttons: a band, a card or a line.',
  category: 'action',
  keywords: ['ajakan', 'tombol', 'button'],
  props: CtaProps,
  render: Cta,
})
