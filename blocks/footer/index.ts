import { defineBlock } from '../define.ts'
import { Footer } from './footer.tsx'
import { FooterProps } from './schema.ts'

/** The footer of every page: brand, columns of links, contact, social profiles, closing line. */
export const footer = defineBlock({
  type: 'footer',
  title: 'Footer',
  description: 'The foot of every page: brand, columns of links, contact and a last line.',
  category: 'shell',
  keywords: ['kaki', 'kontak', 'contact'],
  props: FooterProps,
  render: Footer,
})
