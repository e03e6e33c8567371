import { defineBlock } from '../define.ts'
import { LmsFeature } from './lms-feature.tsx'
import { LmsFeatureProps } from './schema.ts'

/** One feature of the learning platform with what it can do and its benefits, under the page’s h1. */
export const lmsFeature = defineBlock({
  type: 'lms-feature',
  title: 'Feature of the platform',
  description:
    'One feature of the learning platform: what it can do and whom it helps. Draws the page’s h1.',
  category: 'content',
  keywords: ['fitur', 'lms', 'platform'],
  props: LmsFeatureProps,
  render: LmsFeature,
})
