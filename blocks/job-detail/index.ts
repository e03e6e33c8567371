import { readJob } from '#schemas/services/career.ts'
import { toJobPosting } from './job-posting.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { JobDetail, type JobDetailData } from './job-detail.tsx'
import { JobDetailProps } from './schema.ts'
/** One job with its terms, its text and where to apply, under the page’s h1. */
export const jobDetail = defineBlock<typeof JobDetailProps, JobDetailData>({
  type: 'job-detail',
  title: 'Job',
  description:
    'One job: its terms, what is done and asked, and where to apply. Draws the page’s h1.',
  category: 'content',
  keywords: ['lowongan', 'kerja', 'vacancy'],
  props: JobDetailProps,
  needs: ({ job }) => ({ job: need(readJob, { id: job }) }),
  render: JobDetail,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
  jsonLd: ({ data, page }) => (data.job ? toJobPosting(data.job, page) : null),
})
