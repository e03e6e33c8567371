import { sql } from 'drizzle-orm'
import type { Appointment, AppointmentSlot } from '#schemas/services/appointment.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'

/** The state that people see: a cancelled request keeps the state that it had. */
export const shownState = sql<Appointment['state']>`
  case when ${appointments.cancelledAt} is null then ${appointments.state} else 'cancelled' end`

/** The columns of a request for an appointment that the staff reads. */
export const appointmentColumns = {
  id: appointments.id,
  topic: appointments.topic,
  name: appointments.name,
  email: appointments.email,
  phone: appointments.phone,
  institution: appointments.institution,
  preferredDate: appointments.preferredOn,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  zone: appointments.zone,
  message: appointments.message,
  sentAt: appointments.sentAt,
  state: shownState,
}

interface SlotColumns {
  startsAt: Date | null
  endsAt: Date | null
  zone: AppointmentSlot['zone'] | null
}

/** The hour that was booked; null for a request that names a date. */
export const toSlot = ({ startsAt, endsAt, zone }: SlotColumns): AppointmentSlot | null =>
  startsAt && endsAt && zone
    ? { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), zone }
    : null

/** A row of these columns as an answer has it. */
export const toAppointment = ({
  startsAt,
  endsAt,
  zone,
  sentAt,
  ...row
}: Omit<Appointment, 'sentAt' | 'slot'> & SlotColumns & { sentAt: Date }): Appointment => ({
  ...row,
  slot: toSlot({ startsAt, endsAt, zone }),
  sentAt: sentAt.toISOString(),
})
