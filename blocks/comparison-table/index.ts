import { defineBlock } from '../define.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { ComparisonTableProps } from './schema.ts'

/** A table that sets two to six things against each other, row by row. */
export const comparisonTable = defineBlock({
  type: 'comparison-table',
  title: 'Comparison',
  description: 'A table that compares up to six things row by row, in words or with ticks.',
  category: 'content',
  keywords: ['tabel', 'perbandingan', 'banding', 'table', 'compare'],
  props: ComparisonTableProps,
  render: ComparisonTable,
})
