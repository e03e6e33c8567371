import { languageTags } from '#schemas/languages.ts'
import type { Locale } from '#schemas/text.ts'
import type { TimeZone } from '#schemas/time-zone.ts'
import { zoneHours, zoneNames } from '#schemas/zone-hours.ts'
import { dayParts, formatDay } from './format.ts'

/** A formatter for each language; moments are shifted into their zone, so that every browser writes the same. */
const inLanguages = (options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> => ({
  id: new Intl.DateTimeFormat(languageTags.id, { ...options, timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(languageTags.en, { ...options, timeZone: 'UTC' }),
})
const weekdays = inLanguages({ weekday: 'long' })
const times = inLanguages({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const inZone = (iso: string, zone: TimeZone) =>
  new Date(Date.parse(iso) + zoneHours[zone] * 3_600_000)

const weekdayOf = (iso: string, locale: Locale, zone: TimeZone): string =>
  weekdays[locale].format(inZone(iso, zone))

/** A date of the next months with its weekday, in an Indonesian zone: `Selasa, 1 Desember`. */
export function formatNearDay(iso: string, locale: Locale, zone: TimeZone): string {
  const { day, month } = dayParts(iso, locale, zone)
  return `${weekdayOf(iso, locale, zone)}, ${day} ${month}`
}

/** A time of day in an Indonesian zone, also at midnight: `19.30`. */
export const formatTime = (iso: string, locale: Locale, zone: TimeZone): string =>
  times[locale].format(inZone(iso, zone))

interface Slot {
  startsAt: string
  endsAt: string
  zone: TimeZone
}

/** An hour from its begin to its end: `Selasa, 1 Desember 2026, 10.00–10.30 WIB`. */
export function formatSlot({ startsAt, endsAt, zone }: Slot, locale: Locale): string {
  const [from, to] = [startsAt, endsAt].map((moment) => formatTime(moment, locale, zone))
  const day = `${weekdayOf(startsAt, locale, zone)}, ${formatDay(startsAt, locale, zone)}`
  return `${day}, ${from}–${to} ${zoneNames[zone]}`
}
