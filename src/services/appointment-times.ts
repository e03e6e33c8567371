import type { AppointmentOffer } from '#schemas/appointment-offer.ts'
import { zoneHours } from '#schemas/zone-hours.ts'
import { Weekday } from '#schemas/class-hours.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** Midnight of the day of a moment in a zone. */
const startOfDay = (moment: number, zone: AppointmentOffer['zone']): number => {
  const shift = zoneHours[zone] * hour
  return Math.floor((moment + shift) / day) * day - shift
}

/** The date of a moment in a zone: `2026-12-01`. */
export const dateIn = (moment: Date, zone: AppointmentOffer['zone']): string =>
  new Date(moment.getTime() + zoneHours[zone] * hour).toISOString().slice(0, 10)

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The hours of one day, in order; none on a closed date. */
export function startsOn(offer: AppointmentOffer, moment: Date): Date[] {
  const { hours, minutes, zone, closed } = offer
  const date = dateIn(moment, zone)
  if (closed.includes(date)) return []
  // The weeks of JavaScript begin on Sunday, those of `Weekday` on Monday.
  const weekday = Weekday.options[(new Date(date).getUTCDay() + 6) % 7]
  const midnight = startOfDay(moment.getTime(), zone)
  const starts = hours
    .filter(({ days }) => days.some((one) => one === weekday))
    .flatMap(({ from, to }) => {
      const count = Math.max(0, Math.floor((minutesOf(to) - minutesOf(from)) / minutes))
      return Array.from({ length: count }, (_, at) => minutesOf(from) + at * minutes)
    })
  return [...new Set(starts)]
    .toSorted((a, b) => a - b)
    .map((at) => new Date(midnight + at * minute))
}

/** The first moment that can be booked, and the one from which it is too far ahead. */
export function bookable({ noticeHours, horizonDays, zone }: AppointmentOffer, now: Date) {
  return {
    first: new Date(now.getTime() + noticeHours * hour),
    end: new Date(startOfDay(now.getTime(), zone) + (horizonDays + 1) * day),
  }
}

/** Every hour that can be booked at a moment, soonest first, whether it is free or taken. */
export function offeredStarts(offer: AppointmentOffer, now: Date): Date[] {
  const { first, end } = bookable(offer, now)
  const days = Array.from(
    { length: offer.horizonDays + 1 },
    (_, ahead) => new Date(now.getTime() + ahead * day),
  )
  return days
    .flatMap((date) => startsOn(offer, date))
    .filter((start) => start >= first && start > now && start < end)
}

/** When an appointment ends that begins at a moment. */
export const endOf = ({ minutes }: AppointmentOffer, start: Date): Date =>
  new Date(start.getTime() + minutes * minute)

/** The next moment at which other hours are offered by the clock alone: a first hour becomes too soon, or a day begins. */
export function offerChangesAt(offer: AppointmentOffer, starts: readonly Date[], now: Date): Date {
  const [first] = starts
  const midnight = startOfDay(now.getTime(), offer.zone) + day
  const tooSoon = first && first.getTime() - offer.noticeHours * hour + 1
  return new Date(Math.min(midnight, tooSoon ?? midnight))
}
