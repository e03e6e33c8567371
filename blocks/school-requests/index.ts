import { listPendingSchools } from '#schemas/services/school.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { SchoolRequestsProps } from './schema.ts'
import { SchoolRequests, type SchoolRequestsAnswers } from './school-requests.tsx'

/** Schools that wait for approval, with their contacts. For pages of those who may approve them. */
export const schoolRequests = defineBlock<typeof SchoolRequestsProps, SchoolRequestsAnswers>({
  type: 'school-requests',
  title: 'Schools that wait',
  description:
    'Schools that registered, with their contacts; each is approved, or refused with a reason.',
  category: 'action',
  keywords: ['sekolah', 'pendaftaran', 'persetujuan'],
  props: SchoolRequestsProps,
  needs: ({ limit, page }) => ({
    schools: need(listPendingSchools, { pageSize: limit, page: page > 1 ? page : undefined }),
  }),
  render: SchoolRequests,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
