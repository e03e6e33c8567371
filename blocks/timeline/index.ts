import { defineBlock } from '../define.ts'
import { TimelineProps } from './schema.ts'
import { Timeline } from './timeline.tsx'

/** Events with their dates, along a line. */
export const timeline = defineBlock({
  type: 'timeline',
  title: 'Timeline',
  description: 'Events with their dates along a line, such as a history or a calendar.',
  category: 'content',
  keywords: ['linimasa', 'garis waktu', 'sejarah', 'jadwal', 'history'],
  props: TimelineProps,
  render: Timeline,
})
