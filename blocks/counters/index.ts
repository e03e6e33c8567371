import { readCounters } from '#schemas/services/statistics.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Counters, type CountersData } from './counters.tsx'
import { CountersProps } from './schema.ts'

/** Up to six counts of the site's own records, such as its alumni or schools. */
export const counters = defineBlock<typeof CountersProps, CountersData>({
  type: 'counters',
  title: 'Counters',
  description: 'Up to six counts of the site’s own records, such as its alumni, cities or schools.',
  category: 'proof',
  keywords: ['angka', 'statistik', 'figures'],
  props: CountersProps,
  needs: ({ items }) => ({
    counters: need(readCounters, Object.fromEntries(items.map(({ flag }) => [flag, 'true']))),
  }),
  render: Counters,
})
