import { defineBlock } from '../define.ts'
import { StatsProps } from './schema.ts'
import { Stats } from './stats.tsx'

/** Figures that are written here, with a line that says where they come from. */
export const stats = defineBlock({
  type: 'stats',
  title: 'Figures',
  description: 'Figures that are written here, with a line that says where they come from.',
  category: 'proof',
  keywords: ['angka', 'statistik', 'capaian', 'numbers', 'impact'],
  props: StatsProps,
  render: Stats,
})
