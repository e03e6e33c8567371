import { listLearners, listTaughtBatches, listTaughtClasses } from '#schemas/services/teaching.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { TeachingProps } from './schema.ts'
import { Teaching, type TeachingAnswers } from './teaching.tsx'

/** More classes and batches than anyone teaches; their lists have no pages. */
const most = 100

/** The classes that someone teaches, their batches and their learners. For pages of mentors, teachers and administrators. */
export const teaching = defineBlock<typeof TeachingProps, TeachingAnswers>({
  type: 'teaching',
  title: 'Own teaching',
  description:
    'The classes that who is signed in teaches, their batches, and their learners with progress.',
  category: 'learning',
  keywords: ['mengajar', 'mentor', 'siswa', 'kemajuan'],
  props: TeachingProps,
  needs: ({ class: slug, search, limit, page }) => ({
    classes: need(listTaughtClasses, { pageSize: most }),
    batches: need(listTaughtBatches, { pageSize: most }),
    learners: need(listLearners, {
      slug,
      search,
      pageSize: limit,
      page: page > 1 ? page : undefined,
    }),
  }),
  render: Teaching,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
