import { listWebinars } from '#schemas/services/class.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { WebinarList, type WebinarListData } from './webinar-list.tsx'
import { WebinarListProps } from './schema.ts'
/** Webinars with their days and hours, those that open or run first. */
export const webinarList = defineBlock<typeof WebinarListProps, WebinarListData>({
  type: 'webinar-list',
  title: 'Webinars',
  description:
    'Webinars with their days, hours, mentors and seats, those that open or run before those that have ended.',
  category: 'learning',
  keywords: ['webinar', 'daring', 'seminar'],
  props: WebinarListProps,
  needs: ({ programs, limit, page }) => ({
    webinars: need(listWebinars, {
      programIds: programs.length > 0 ? programs.join(',') : undefined,
      pageSize: limit,
      page: page > 1 ? page : undefined,
    }),
  }),
  render: WebinarList,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
