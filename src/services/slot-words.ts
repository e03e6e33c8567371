import { languageTags } from '#schemas/languages.ts'
import type { AppointmentSlot } from '#schemas/services/appointment.ts'
import type { Locale } from '#schemas/text.ts'
import { zoneNames } from '#schemas/zone-hours.ts'

type Start = Pick<AppointmentSlot, 'startsAt' | 'zone'> & { endsAt?: string }

const full = { day: 'numeric', month: 'long', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** An hour in words: `Selasa, 1 Desember 2026, 10.00–10.30 WIB`; without its end, `…, 10.00 WIB`. */
export function slotWords({ startsAt, endsAt, zone }: Start, locale: Locale): string {
  const tag = languageTags[locale]
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: zone })
  const date = new Intl.DateTimeFormat(tag, { ...full, timeZone: zone })
  const time = new Intl.DateTimeFormat(tag, { ...clock, timeZone: zone })
  const hours = [startsAt, ...(endsAt === undefined ? [] : [endsAt])]
  const said = hours.map((moment) => time.format(new Date(moment))).join('–')
  const start = new Date(startsAt)
  return `${weekday.format(start)}, ${date.format(start)}, ${said} ${zoneNames[zone]}`
}
