import { readEventCareer, readEventProgram } from '#schemas/services/post-event.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { EventPart, type EventPartData } from './event-part.tsx'
import { EventPartProps } from './schema.ts'
/** One entry in the programme of an event or one job that it offers, under the page’s h1. */
export const eventPart = defineBlock<typeof EventPartProps, EventPartData>({
  type: 'event-part',
  title: 'Part of an event',
  description:
    'One entry in the programme of an event, or one job that it offers: when or where, and of which event. Draws the page’s h1.',
  category: 'content',
  keywords: ['acara', 'jadwal', 'lowongan', 'event'],
  props: EventPartProps,
  needs: ({ of, part }) => ({
    part:
      of === 'careers' ? need(readEventCareer, { id: part }) : need(readEventProgram, { id: part }),
  }),
  render: EventPart,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
