import type { AppointmentOffer } from '#schemas/appointment-offer.ts'
import { type Bilingual, fillText } from '#schemas/bilingual.ts'
import type { Locale } from '#schemas/text.ts'
import { bookable, startsOn } from '../../../appointment-times.ts'
import { refuseInBoth, type ServiceError } from '../../../service-error.ts'
import { slotWords } from '../../../slot-words.ts'

const words = {
  taken: { id: 'Jam ini baru saja terisi.', en: 'This hour has just been taken.' },
  past: { id: 'Jam ini sudah lewat.', en: 'This hour is over.' },
  soon: {
    id: 'Pilih jam yang paling cepat {hours} jam dari sekarang.',
    en: 'Choose an hour that is at least {hours} hours from now.',
  },
  far: {
    id: 'Pilih hari yang paling lambat {days} hari dari sekarang.',
    en: 'Choose a day that is at most {days} days from now.',
  },
  other: { id: 'Jam ini tidak ditawarkan.', en: 'This hour is not offered.' },
} satisfies Record<string, Bilingual>

const near: Bilingual = { id: 'Yang masih kosong: {hours}.', en: 'Still free: {hours}.' }
const none: Bilingual = {
  id: 'Saat ini tidak ada jam yang kosong. Coba lagi besok.',
  en: 'No hour is free at present. Try again tomorrow.',
}

/** How many free hours a refusal names. */
const mostNear = 3

/** Why an hour cannot be booked. */
export type SlotFault = keyof typeof words

/** Why an hour is none of those that can be booked at a moment; undefined for one that is. */
export function faultOf(offer: AppointmentOffer, start: Date, now: Date): SlotFault | undefined {
  const { first, end } = bookable(offer, now)
  if (start <= now) return 'past'
  if (!startsOn(offer, start).some((one) => one.getTime() === start.getTime())) return 'other'
  if (start < first) return 'soon'
  return start >= end ? 'far' : undefined
}

interface Refused {
  fault: SlotFault
  offer: AppointmentOffer
  /** The hour that was chosen. */
  start: Date
  /** The hours that are free. */
  free: readonly Date[]
}

/** Refuses an hour, and names the free ones that are nearest to it: 409 for one that is taken, else 422. */
export function refuseSlot({ fault, offer, start, free }: Refused): ServiceError {
  const values = { hours: offer.noticeHours, days: offer.horizonDays }
  const say = (locale: Locale) =>
    [fillText(words[fault][locale], values), nearWords({ offer, start, free }, locale)].join(' ')
  const text = { id: say('id'), en: say('en') }
  return refuseInBoth(fault === 'taken' ? 409 : 422, text, { field: 'startsAt' })
}

function nearWords({ offer, start, free }: Omit<Refused, 'fault'>, locale: Locale): string {
  if (free.length === 0) return none[locale]
  const from = start.getTime()
  const nearest = free
    .toSorted((a, b) => Math.abs(a.getTime() - from) - Math.abs(b.getTime() - from))
    .slice(0, mostNear)
    .toSorted((a, b) => a.getTime() - b.getTime())
  const hours = nearest.map((at) =>
    slotWords({ startsAt: at.toISOString(), zone: offer.zone }, locale),
  )
  return fillText(near[locale], { hours: hours.join('; ') })
}
