import { type MailTemplate, mailTemplates } from '#schemas/mail.ts'
import type { SiteBranding } from '../../../branding.ts'
import { appointmentEntry } from '../../../calendar/appointment-entry.ts'
import { toCalendar } from '../../../calendar/calendar.ts'
import type { Composed } from './compose-mail.ts'
import type { Letter } from './mail-transport.ts'

/** The mails that carry the hour of an appointment as a calendar. */
const withCalendar = ['appointment-booked', 'new-booking'] as const

interface Sent {
  siteId: string
  site: SiteBranding
  composed: Composed
}

/** The calendar that a mail about an appointment carries; undefined for other mails. */
export function appointmentCalendar(
  template: MailTemplate,
  data: Readonly<Record<string, string>>,
  { siteId, site, composed }: Sent,
): Letter['calendar'] {
  const known = withCalendar.find((one) => one === template)
  if (known === undefined) return undefined
  const { slot, zone, appointment, topic } = mailTemplates[known].parse(data)
  const [startsAt = '', endsAt = ''] = slot.split('/')
  const entry = appointmentEntry(
    { id: appointment, slot: { startsAt, endsAt, zone }, topic },
    { siteId, siteName: site.name, locale: site.locale },
  )
  const content = toCalendar({ ...entry, description: composed.text }, new Date())
  return { name: { id: 'perjanjian.ics', en: 'appointment.ics' }[site.locale], content }
}
