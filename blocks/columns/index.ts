import { defineBlock } from '../define.ts'
import { Columns } from './columns.tsx'
import { ColumnsProps } from './schema.ts'

/** Other blocks side by side, in two to four columns. */
export const columns = defineBlock({
  type: 'columns',
  title: 'Columns',
  description: 'Other blocks side by side, in two to four columns; one under another on a phone.',
  category: 'content',
  keywords: ['kolom', 'grid', 'dua kolom'],
  props: ColumnsProps,
  slots: {
    first: { title: 'First column' },
    second: { title: 'Second column' },
    third: { title: 'Third column' },
    fourth: { title: 'Fourth column' },
  },
  render: Columns,
})
