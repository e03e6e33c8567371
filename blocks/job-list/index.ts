import { listJobs } from '#schemas/services/career.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { JobList, type JobListData } from './job-list.tsx'
import { JobListProps } from './schema.ts'
/** Jobs that take applications, newest first, of one field of work or of all. */
export const jobList = defineBlock<typeof JobListProps, JobListData>({
  type: 'job-list',
  title: 'Jobs',
  description: 'Jobs that take applications, newest first, of one field of work or of all.',
  category: 'content',
  keywords: ['lowongan', 'karier', 'kerja', 'vacancies'],
  props: JobListProps,
  needs: ({ page, career }) => ({
    jobs: need(listJobs, { careerId: career, page: page > 1 ? page : undefined }),
  }),
  render: JobList,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
