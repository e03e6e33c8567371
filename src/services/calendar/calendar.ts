import type { TimeZone } from '#schemas/time-zone.ts'
import { utcValue, zoneLines } from './calendar-times.ts'
import { type ContentLine, textValue, toContentLines } from './content-lines.ts'

/** What a calendar shows of one class or event. */
export interface CalendarEntry {
  /** The same for one item, whatever becomes of its texts and dates. */
  uid: string
  title: string
  description: string
  location: string | null
  /** The address of its page. */
  url: string | null
  times: readonly ContentLine[]
  /** The zone that `times` names; undefined where they are in UTC or whole days. */
  zone: TimeZone | undefined
}

/** A calendar of one entry: RFC 5545. `stamp` is when it was made. */
export function toCalendar(entry: CalendarEntry, stamp: Date): string {
  const { uid, title, description, location, url, times, zone } = entry
  return toContentLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Tenun//Tenun//EN'],
    ...(zone === undefined ? [] : zoneLines(zone)),
    ['BEGIN', 'VEVENT'],
    ['UID', textValue(uid)],
    ['DTSTAMP', utcValue(stamp)],
    ...times,
    ['SUMMARY', textValue(title)],
    ...(description === '' ? [] : [['DESCRIPTION', textValue(description)] as const]),
    ...(location === null ? [] : [['LOCATION', textValue(location)] as const]),
    ...(url === null ? [] : [['URL', url] as const]),
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ])
}
