import { listSubmissions } from '#schemas/services/submission.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { SubmissionListProps } from './schema.ts'
import { SubmissionList, type SubmissionListAnswers } from './submission-list.tsx'

/** What visitors sent by forms that declare their fields. For pages of administrators. */
export const submissionList = defineBlock<typeof SubmissionListProps, SubmissionListAnswers>({
  type: 'submission-list',
  title: 'Submissions of forms',
  description:
    'What visitors sent by forms that declare their fields: to read, to delete, and as CSV.',
  category: 'learning',
  keywords: ['kiriman', 'formulir', 'submission', 'csv'],
  props: SubmissionListProps,
  needs: ({ form, search, limit, page }) => ({
    submissions: need(listSubmissions, {
      form,
      search,
      pageSize: limit,
      page: page > 1 ? page : undefined,
    }),
  }),
  render: SubmissionList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
