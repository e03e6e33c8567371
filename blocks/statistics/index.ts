import { readStatistics } from '#schemas/services/statistics.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { Statistics, type StatisticsData } from './statistics.tsx'
import { StatisticsProps } from './schema.ts'
/** The totals of a site, as many as its props name. */
export const statistics = defineBlock<typeof StatisticsProps, StatisticsData>({
  type: 'statistics',
  title: 'Statistics',
  description:
    'The totals of the site, from its learners to its batches, in a ruled grid of figures.',
  category: 'proof',
  keywords: ['statistik', 'angka', 'totals'],
  props: StatisticsProps,
  needs: () => ({ totals: need(readStatistics, {}) }),
  render: Statistics,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
