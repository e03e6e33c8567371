import type { Appointment } from '#schemas/services/appointment.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'

/** The columns of a request for an appointment that the staff reads. */
export const appointmentColumns = {
  id: appointments.id,
  topic: appointments.topic,
  name: appointments.name,
  email: appointments.email,
  phone: appointments.phone,
  institution: appointments.institution,
  preferredDate: appointments.preferredOn,
  message: appointments.message,
  sentAt: appointments.sentAt,
  state: appointments.state,
}

/** A row of these columns as an answer has it. */
export const toAppointment = (
  row: Omit<Appointment, 'sentAt'> & { sentAt: Date },
): Appointment => ({
  ...row,
  sentAt: row.sentAt.toISOString(),
})
