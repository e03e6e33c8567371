import { defineBlock } from '../define.ts'
import { PortfolioCase } from './portfolio-case.tsx'
import { PortfolioCaseProps } from './schema.ts'
/** One piece of finished work with its text, photos and video, under the page’s h1. */
export const portfolioCase = defineBlock({
  type: 'portfolio-case',
  title: 'Portfolio case',
  description:
    'One piece of finished work: for whom, when, its text, photos and video. Draws the page’s h1.',
  category: 'proof',
  keywords: ['portofolio', 'karya', 'case'],
  props: PortfolioCaseProps,

  render: PortfolioCase,
})
