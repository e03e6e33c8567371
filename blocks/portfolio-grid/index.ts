import { defineBlock } from '../define.ts'
import { migrations } from './migrations.ts'
import { PortfolioGrid } from './portfolio-grid.tsx'
import { PortfolioGridProps } from './schema.ts'

/** Cases of work as pictures with their titles, from a collection or written in place. */
export const portfolioGrid = defineBlock({
  type: 'portfolio-grid',
  title: 'Portfolio',
  description:
    'Finished work as pictures with titles, clients and days, bound to a collection or written in place.',
  category: 'proof',
  keywords: ['portofolio', 'karya', 'cases'],
  props: PortfolioGridProps,
  migrations,
  readsAddress: true,

  render: PortfolioGrid,
})
