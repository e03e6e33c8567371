import { listPosts } from '#schemas/services/post.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { EventList, type EventListData } from './event-list.tsx'
import { EventListProps } from './schema.ts'
/** Events by their time, those that have ended last; visitors may filter by state and search. */
export const eventList = defineBlock<typeof EventListProps, EventListData>({
  type: 'event-list',
  title: 'Events',
  description:
    'Events by their time, those that have ended last, with date, place and hours; visitors may filter by state.',
  category: 'content',
  keywords: ['acara', 'agenda', 'event'],
  props: EventListProps,
  needs: ({ kind, state, limit, page, search, excludeId }) => ({
    events: need(listPosts, {
      kindSlug: kind,
      state,
      pageSize: limit,
      page: page > 1 ? page : undefined,
      search,
      sort: 'upcoming',
      excludeId,
    }),
  }),
  render: EventList,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
