import { listEventCareers, listEventPrograms } from '#schemas/services/post-event.ts'
import { readPost } from '#schemas/services/post.ts'
import { toEvent } from './event-json-ld.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { EventDetail, type EventDetailData } from './event-detail.tsx'
import { EventDetailProps } from './schema.ts'
/** One event with its time, place, programme and the jobs it offers, under the page’s h1. */
export const eventDetail = defineBlock<typeof EventDetailProps, EventDetailData>({
  type: 'event-detail',
  title: 'Event',
  description:
    'One event: when and where, its programme, the jobs it offers and where to register. Draws the page’s h1.',
  category: 'content',
  keywords: ['acara', 'agenda', 'event'],
  props: EventDetailProps,
  needs: ({ kind, slug, id }) => ({
    post: need(readPost, { kindSlug: kind, slug, id }),
    programs: need(listEventPrograms, { eventId: id ?? slug, pageSize: 50 }),
    careers: need(listEventCareers, { eventId: id ?? slug, pageSize: 50 }),
  }),
  render: EventDetail,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
  jsonLd: ({ data, page }) => (data.post?.event ? toEvent(data.post, data.post.event, page) : null),
})
