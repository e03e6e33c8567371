import { defineBlock } from '../define.ts'
import { FeatureGrid } from './feature-grid.tsx'
import { FeatureGridProps } from './schema.ts'

/** Features as ruled columns, a list, numbers or panels. Renders nothing without points. */
export const featureGrid = defineBlock({
  type: 'feature-grid',
  title: 'Features',
  description: 'What something offers, point by point: columns, a list, numbers or panels.',
  category: 'content',
  keywords: ['keunggulan', 'manfaat', 'benefits'],
  props: FeatureGridProps,
  render: FeatureGrid,
})
