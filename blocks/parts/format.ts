import type { ClassSchedule } from '#schemas/class-hours.ts'
import type { TimeZone } from '#schemas/time-zone.ts'
import { languageTags } from '#schemas/languages.ts'
import { zoneHours, zoneNames } from '#schemas/zone-hours.ts'
import type { Locale } from '#schemas/text.ts'
import { formatWeekday } from './weekday.ts'

/** A function of a language and a zone, made once for each: formatters of Intl cost more than what they write. */
function forEach<Format>(make: (tag: string, timeZone: string) => Format) {
  const known = new Map<string, Format>()
  return (locale: Locale, zone: string = 'UTC'): Format => {
    const tag = languageTags[locale]
    const key = `${tag} ${zone}`
    const format = known.get(key) ?? make(tag, zone)
    known.set(key, format)
    return format
  }
}

const monthIn = forEach(
  (tag, timeZone) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone }),
)
const timeIn = forEach(
  (tag, timeZone) =>
    new Intl.DateTimeFormat(tag, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
)
const numberIn = forEach((tag) => new Intl.NumberFormat(tag))
const listIn = forEach((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

const inZone = (iso: string, zone: TimeZone) =>
  new Date(Date.parse(iso) + zoneHours[zone] * 3_600_000)

/** The parts of a date in an Indonesian zone, the western one by default; the month as a word. */
export function dayParts(iso: string, locale: Locale, zone: TimeZone = 'Asia/Jakarta') {
  const day = inZone(iso, zone)
  const month = monthIn(locale).format(day)
  return { day: day.getUTCDate(), month, year: day.getUTCFullYear() }
}

/**
 * A date in an Indonesian zone, the western one by default: `21 November 2026`. The same on the server and in
 * every browser.
 */
export function formatDay(iso: string, locale: Locale, zone: TimeZone = 'Asia/Jakarta'): string {
  const { day, month, year } = dayParts(iso, locale, zone)
  return `${day} ${month} ${year}`
}

/** A date with its hour and the name of its zone: `21 November 2026, 19.30 WIB`; midnight is the date alone. */
export function formatMoment(iso: string, locale: Locale, zone: TimeZone): string {
  const hour = formatHour(iso, locale, zone)
  const day = formatDay(iso, locale, zone)
  return hour === undefined ? day : `${day}, ${hour}`
}

/** An hour with the name of its zone: `19.30 WIB`; undefined at midnight, which means that no hour is given. */
export function formatHour(iso: string, locale: Locale, zone: TimeZone): string | undefined {
  const time = inZone(iso, zone).toISOString().slice(11, 16)
  return time === '00:00' ? undefined : `${formatTime(time, locale)} ${zoneNames[zone]}`
}

/** `19.30` in Indonesian, `19:30` in English. */
const formatTime = (time: string, locale: Locale) =>
  timeIn(locale).format(new Date(`1970-01-01T${time}:00Z`))

/** When a class meets: `Selasa dan Kamis, 19.30–21.30 WIB`; a text is returned unchanged. */
export function formatSchedule(schedule: ClassSchedule, locale: Locale, zone: TimeZone): string {
  if (typeof schedule === 'string') return schedule
  const days = listIn(locale).format(schedule.days.map((day) => formatWeekday(day, locale)))
  return `${days}, ${formatTime(schedule.from, locale)}–${formatTime(schedule.to, locale)} ${zoneNames[zone]}`
}

/** A number with grouped thousands: `1.250` in Indonesian, `1,250` in English. */
export const formatNumber = (value: number, locale: Locale): string =>
  numberIn(locale).format(value)

const englishPlurals = new Intl.PluralRules(languageTags.en)

/** A count and its noun in English: `1 class`, `1,250 classes`. Indonesian nouns have one form. */
export const countInEnglish = (count: number, one: string, several: string): string =>
  `${formatNumber(count, 'en')} ${englishPlurals.select(count) === 'one' ? one : several}`

/** An amount of whole rupiah, without a space after the sign as in Indonesian spelling (EYD V): `Rp1.250.000`. */
export const formatRupiah = (amount: number, locale: Locale): string =>
  `Rp${formatNumber(amount, locale)}`
