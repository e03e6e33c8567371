import type { ClassSchedule, Weekday } from '#schemas/class-hours.ts'
import type { TimeZone } from '#schemas/time-zone.ts'
import { zoneHours, zoneNames } from '#schemas/zone-hours.ts'
import type { Locale } from '#schemas/text.ts'

const months: Record<Locale, readonly string[]> = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
}

const inZone = (iso: string, zone: TimeZone) =>
  new Date(Date.parse(iso) + zoneHours[zone] * 3_600_000)

/** The parts of a date in an Indonesian zone, the western one by default; the month as a word. */
export function dayParts(iso: string, locale: Locale, zone: TimeZone = 'Asia/Jakarta') {
  const day = inZone(iso, zone)
  const month = months[locale][day.getUTCMonth()] ?? ''
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
  locale === 'id' ? time.replace(':', '.') : time

const weekdays: Record<Locale, Record<Weekday, string>> = {
  id: {
    monday: 'Senin',
    tuesday: 'Selasa',
    wednesday: 'Rabu',
    thursday: 'Kamis',
    friday: 'Jumat',
    saturday: 'Sabtu',
    sunday: 'Minggu',
  },
  en: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
}

/** When a class meets: `Selasa dan Kamis, 19.30–21.30 WIB`; a text is returned unchanged. */
export function formatSchedule(schedule: ClassSchedule, locale: Locale, zone: TimeZone): string {
  if (typeof schedule === 'string') return schedule
  const name = zoneNames[zone]
  const days = schedule.days.map((day) => weekdays[locale][day])
  const and = locale === 'id' ? ' dan ' : ' and '
  const together = [days.slice(0, -1).join(', '), ...days.slice(-1)].filter(Boolean).join(and)
  return `${together}, ${formatTime(schedule.from, locale)}–${formatTime(schedule.to, locale)} ${name}`
}

/** A whole number with grouped thousands: `1.250` in Indonesian, `1,250` in English. */
export function formatNumber(value: number, locale: Locale): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, locale === 'id' ? '.' : ',')
}

/** An amount of whole rupiah: `Rp1.250.000`. */
export const formatRupiah = (amount: number, locale: Locale): string =>
  `Rp${formatNumber(amount, locale)}`
