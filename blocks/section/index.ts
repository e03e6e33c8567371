import { defineBlock } from '../define.ts'
import { Section } from './section.tsx'
import { SectionProps } from './schema.ts'

/** A heading with other blocks under it, on one ground. */
export const section = defineBlock({
  type: 'section',
  title: 'Section',
  description: 'A heading and a lead with other blocks under them, on one ground.',
  category: 'content',
  keywords: ['bagian', 'wadah', 'container', 'band'],
  props: SectionProps,
  slots: { content: { title: 'Under the heading' } },
  render: Section,
})
