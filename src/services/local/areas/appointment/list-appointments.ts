import { desc, eq } from 'drizzle-orm'
import { listAppointments } from '#schemas/services/appointment.ts'
import { handler } from '../../calls/handler.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'

const columns = {
  id: appointments.id,
  topic: appointments.topic,
  name: appointments.name,
  email: appointments.email,
  phone: appointments.phone,
  institution: appointments.institution,
  preferredDate: appointments.preferredOn,
  message: appointments.message,
  sentAt: appointments.sentAt,
}

/** The requests for appointments at a site, newest first. */
export const listAppointmentsHandler = handler(
  listAppointments,
  { role: 'server' },
  async (tx, { siteId }, input) => {
    const ofSite = eq(appointments.siteId, siteId)
    const rows = await tx
      .select(columns)
      .from(appointments)
      .where(ofSite)
      .orderBy(desc(appointments.sentAt), appointments.id)
      .limit(input.pageSize)
      .offset(offsetOf(input))
    return {
      items: rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() })),
      pagination: toPagination(input, await countRows(tx, appointments, ofSite)),
    }
  },
)
