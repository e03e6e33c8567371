import { listJobs, readCareer } from '#schemas/services/career.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { CareerDetail, type CareerDetailData } from './career-detail.tsx'
import { CareerDetailProps } from './schema.ts'
/** One field of work with its text and its open jobs, under the page’s h1. */
export const careerDetail = defineBlock<typeof CareerDetailProps, CareerDetailData>({
  type: 'career-detail',
  title: 'Field of work',
  description: 'One field of work: name, summary, text and its open jobs. Draws the page’s h1.',
  category: 'content',
  keywords: ['karier', 'career', 'bidang kerja'],
  props: CareerDetailProps,
  needs: ({ slug, page }) => ({
    career: need(readCareer, { slug }),
    jobs: need(listJobs, { careerId: slug, page: page > 1 ? page : undefined }),
  }),
  render: CareerDetail,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
