import type { AppointmentSlot } from '#schemas/services/appointment.ts'
import type { Locale } from '#schemas/text.ts'
import { spanLines } from './calendar-times.ts'
import type { CalendarEntry } from './calendar.ts'

interface Booked {
  id: string
  slot: AppointmentSlot
  /** What is talked about, where it is known. */
  topic?: string
}

interface EntryPlace {
  siteId: string
  siteName: string
  locale: Locale
}

const words: Record<Locale, (site: string) => string> = {
  id: (site) => `Perjanjian dengan ${site}`,
  en: (site) => `Appointment with ${site}`,
}

/** A booked appointment: with the same id it is the same entry in a mail and in a download. */
export const appointmentEntry = (
  { id, slot, topic }: Booked,
  { siteId, siteName, locale }: EntryPlace,
): CalendarEntry => ({
  uid: `appointment-${id}@${siteId}`,
  title: topic === undefined ? words[locale](siteName) : `${words[locale](siteName)}: ${topic}`,
  description: '',
  location: null,
  url: null,
  times: spanLines(slot),
  zone: undefined,
})
