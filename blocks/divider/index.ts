import { defineBlock } from '../define.ts'
import { Divider } from './divider.tsx'
import { DividerProps } from './schema.ts'

/** A line, dots, a strip of the motif, or only room, between two blocks. */
export const divider = defineBlock({
  type: 'divider',
  title: 'Divider',
  description: 'A line, dots, a strip of the site’s motif, or only room, between two blocks.',
  category: 'content',
  keywords: ['garis', 'pemisah', 'jarak', 'spacer', 'separator'],
  props: DividerProps,
  render: Divider,
})
