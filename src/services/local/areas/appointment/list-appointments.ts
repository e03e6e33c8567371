import { and, desc, eq } from 'drizzle-orm'
import { listAppointments } from '#schemas/services/appointment.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'
import { appointmentColumns, shownState, toAppointment } from './appointment-row.ts'

/** The requests for appointments at a site, newest first. */
export const listAppointmentsHandler = handler(
  listAppointments,
  { role: 'server' },
  async (tx, { siteId }, { state, search, ...asked }) => {
    const { topic, name, email, institution } = appointments
    const chosen = and(
      eq(appointments.siteId, siteId),
      state === undefined ? undefined : eq(shownState, state),
      containsText([topic, name, email, institution], search),
    )
    const rows = await tx
      .select(appointmentColumns)
      .from(appointments)
      .where(chosen)
      .orderBy(desc(appointments.sentAt), appointments.id)
      .limit(asked.pageSize)
      .offset(offsetOf(asked))
    return {
      items: rows.map(toAppointment),
      pagination: toPagination(asked, await countRows(tx, appointments, chosen)),
    }
  },
)
