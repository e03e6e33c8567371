import type { ClassOverview } from '#schemas/services/class.ts'
import type { PostDetail } from '#schemas/services/post.ts'
import type { Locale } from '#schemas/text.ts'
import { meetingLines, spanLines } from '#src/services/calendar/calendar-times.ts'
import type { CalendarEntry } from '#src/services/calendar/calendar.ts'

interface EntryPlace {
  siteId: string
  locale: Locale
  /** The origin that paths of the item lead to. */
  origin: string
  /** The address of the page of the item. */
  url: string | null
}

const online: Record<Locale, string> = { id: 'Daring', en: 'Online' }

/** A class: its weekly meetings where its hours are known, else from its first moment to its last one. */
export function classEntry(
  item: ClassOverview,
  { siteId, locale, url }: EntryPlace,
): CalendarEntry {
  const { schedule, city, mode } = item
  const isText = typeof schedule === 'string'
  const meetings = schedule === null || isText ? undefined : meetingLines(schedule, item)
  return {
    uid: `class-${item.id}@${siteId}`,
    title: item.name,
    description: isText ? `${item.description}\n\n${schedule}` : item.description,
    location: mode === 'online' ? online[locale] : city,
    url,
    times: meetings ?? spanLines(item),
    zone: meetings && item.zone,
  }
}

/** An event; null for a post that carries none. */
export function eventEntry(
  post: PostDetail,
  { siteId, locale, origin, url }: EntryPlace,
): CalendarEntry | null {
  if (!post.event) return null
  const { place, address, onlineUrl } = post.event
  const where = [place, address].filter((part) => part !== null && part !== '')
  return {
    uid: `event-${post.id}@${siteId}`,
    title: post.title,
    description: [post.summary, onlineUrl && new URL(onlineUrl, origin).href]
      .filter(Boolean)
      .join('\n\n'),
    location: where.length > 0 ? where.join(', ') : online[locale],
    url,
    times: spanLines(post.event),
    zone: undefined,
  }
}
