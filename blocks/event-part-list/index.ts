import { listEventCareers, listEventPrograms } from '#schemas/services/post-event.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { EventPartList, type EventPartListData } from './event-part-list.tsx'
import { EventPartListProps } from './schema.ts'
/** The programmes of events by their time, or the jobs that events offer; visitors may search. */
export const eventPartList = defineBlock<typeof EventPartListProps, EventPartListData>({
  type: 'event-part-list',
  title: 'Programmes and jobs of events',
  description:
    'The entries in the programmes of events by their time, or the jobs that events offer, each with its event.',
  category: 'content',
  keywords: ['acara', 'jadwal', 'lowongan', 'event'],
  props: EventPartListProps,
  needs: ({ of, event, limit, page, search }) => {
    const input = {
      eventId: event,
      pageSize: limit,
      page: page > 1 ? page : undefined,
      search,
    }
    return {
      rows: of === 'careers' ? need(listEventCareers, input) : need(listEventPrograms, input),
    }
  },
  render: EventPartList,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
