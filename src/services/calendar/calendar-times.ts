import type { ClassHours, Weekday } from '#schemas/class-hours.ts'
import type { TimeZone } from '#schemas/time-zone.ts'
import { zoneHours, zoneNames } from '#schemas/zone-hours.ts'
import type { ContentLine } from './content-lines.ts'

interface Span {
  startsAt: string
  endsAt: string
  zone: TimeZone
}

const [hour, day] = [3_600_000, 86_400_000]

/** A moment in UTC: `20261205T010000Z`. */
export const utcValue = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** A moment as its zone shows it, written as one of UTC. */
const inZone = (iso: string, zone: TimeZone) => new Date(Date.parse(iso) + zoneHours[zone] * hour)

const dateValue = (date: Date): string => utcValue(date).slice(0, 8)

const isMidnight = (date: Date): boolean => date.getTime() % day === 0

/**
 * When something begins and ends: its moments in UTC, or whole days where it begins at midnight, which means that no
 * hour is given, or takes longer than a day. Whole days leave their time free.
 */
export function spanLines({ startsAt, endsAt, zone }: Span): ContentLine[] {
  const [from, to] = [inZone(startsAt, zone), inZone(endsAt, zone)]
  const isLong = to.getTime() - from.getTime() > day
  if (!isLong && !isMidnight(from)) {
    return [
      ['DTSTART', utcValue(new Date(startsAt))],
      ['DTEND', utcValue(new Date(endsAt))],
    ]
  }
  // The end of a date is the day after the last one.
  const last = isMidnight(to) && to > from ? to : new Date(to.getTime() + day)
  return [
    ['DTSTART;VALUE=DATE', dateValue(from)],
    ['DTEND;VALUE=DATE', dateValue(last)],
    ['TRANSP', 'TRANSPARENT'],
  ]
}

const weekdays: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]

/**
 * The weekly meetings from a first moment to a last one, in the zone of the class; undefined where no meeting lies
 * between them.
 */
export function meetingLines(
  { days, from, to }: ClassHours,
  { startsAt, endsAt, zone }: Span,
): ContentLine[] | undefined {
  const first = firstMeeting(days, inZone(startsAt, zone))
  const begin = atTime(first, from)
  const end = to > from ? atTime(first, to) : atTime(new Date(first.getTime() + day), to)
  const last = inZone(endsAt, zone)
  if (begin > last) return undefined
  const byDay = weekdays.flatMap((name) => (days.includes(name) ? name.slice(0, 2) : []))
  const rule = `FREQ=WEEKLY;UNTIL=${utcValue(new Date(endsAt))};BYDAY=${byDay.join(',').toUpperCase()}`
  const isOnce = dateValue(begin) === dateValue(last)
  return [
    [`DTSTART;TZID=${zone}`, localValue(begin)],
    [`DTEND;TZID=${zone}`, localValue(end)],
    ...(isOnce ? [] : [['RRULE', rule] as const]),
  ]
}

/** The first day of the meetings, on or after the day of a moment. */
function firstMeeting(days: readonly Weekday[], start: Date): Date {
  const midnight = start.getTime() - (start.getTime() % day)
  const dates = weekdays.map((_, after) => new Date(midnight + after * day))
  return dates.find((date) => days.some((name) => weekdays[date.getUTCDay()] === name)) ?? start
}

const atTime = (date: Date, time: string): Date =>
  new Date(`${date.toISOString().slice(0, 10)}T${time}:00Z`)

const localValue = (date: Date): string => utcValue(date).replace('Z', '')

/** The definition of a zone, which every calendar has that names the zone: RFC 5545 section 3.6.5. */
export function zoneLines(zone: TimeZone): ContentLine[] {
  const offset = `+0${zoneHours[zone]}00`
  return [
    ['BEGIN', 'VTIMEZONE'],
    ['TZID', zone],
    ['BEGIN', 'STANDARD'],
    ['DTSTART', '19700101T000000'],
    ['TZOFFSETFROM', offset],
    ['TZOFFSETTO', offset],
    ['TZNAME', zoneNames[zone]],
    ['END', 'STANDARD'],
    ['END', 'VTIMEZONE'],
  ]
}
