import { defineBlock } from '../define.ts'
import { EventActivities } from './event-activities.tsx'
import { EventActivitiesProps } from './schema.ts'
/** What happens at an event, each activity with a picture and a few words. */
export const eventActivities = defineBlock({
  type: 'event-activities',
  title: 'Activities of an event',
  description:
    'What happens at an event: each activity with its name, a few words and a picture where there is one.',
  category: 'content',
  keywords: ['kegiatan', 'acara', 'lokakarya'],
  props: EventActivitiesProps,

  render: EventActivities,
})
