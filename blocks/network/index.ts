import { listProvinceStatistics } from '#schemas/services/statistics.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { Network, type NetworkData } from './network.tsx'
import { NetworkProps } from './schema.ts'
/** The provinces in which schools take part, with the totals of all. */
export const network = defineBlock<typeof NetworkProps, NetworkData>({
  type: 'network',
  title: 'Network',
  description:
    'The provinces in which schools take part, with their schools, cities and learners, and the totals of all.',
  category: 'proof',
  keywords: ['jaringan', 'provinsi', 'wilayah', 'regions'],
  props: NetworkProps,
  needs: () => ({ provinces: need(listProvinceStatistics, {}) }),
  render: Network,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
