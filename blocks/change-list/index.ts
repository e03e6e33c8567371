import { listContentChanges } from '#schemas/services/manage-sent.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { ChangeList, type ChangeListAnswers } from './change-list.tsx'
import { ChangeListProps } from './schema.ts'

/** Who changed what at the site. For pages of administrators. */
export const changeList = defineBlock<typeof ChangeListProps, ChangeListAnswers>({
  type: 'change-list',
  title: 'Changes',
  description: 'Who changed, showed, hid or deleted what and when, the last change first.',
  category: 'content',
  keywords: ['perubahan', 'riwayat', 'audit'],
  props: ChangeListProps,
  needs: ({ event, search, limit, page }) => ({
    changes: need(listContentChanges, {
      event,
      search,
      perPage: limit,
      page: page > 1 ? page : undefined,
    }),
  }),
  render: ChangeList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
