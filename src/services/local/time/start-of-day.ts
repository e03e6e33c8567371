import type { TimeZone } from '#schemas/time-zone.ts'
import { zoneHours } from '#schemas/zone-hours.ts'

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000

/** The start, in Jakarta, of the day this many days after today. */
export const startOfDay = (days: number, now = Date.now()): Date =>
  startOfDayIn('Asia/Jakarta', days, now)

/** The start, in a zone, of the day this many days after today there. */
export function startOfDayIn(zone: TimeZone, days: number, now = Date.now()): Date {
  const offset = zoneHours[zone] * hour
  const today = Math.floor((now + offset) / day) * day - offset
  return new Date(today + days * day)
}

/** The moment of a time of day such as `19:30` on the day that starts then. */
export function timeOfDay(start: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(start.getTime() + hours * hour + minutes * 60_000)
}
