import { defineBlock } from '../define.ts'
import { Announcement } from './announcement.tsx'
import { AnnouncementProps } from './schema.ts'

/** A strip across the page with one piece of news and a link. */
export const announcement = defineBlock({
  type: 'announcement',
  title: 'Announcement',
  description: 'A strip across the page with one piece of news and a link.',
  category: 'shell',
  keywords: ['pengumuman', 'kabar', 'bar', 'notice'],
  props: AnnouncementProps,
  render: Announcement,
})
