import type { createAppointment } from '#schemas/services/appointment.ts'
import type { Serve } from '../../service.ts'
import type { Database } from '../database.ts'
import { appointments } from '../schema/appointment.ts'

/** Keeps what a visitor asks for, where nobody but the server's own role reads it. */
export const serveCreateAppointment =
  (database: Database): Serve<typeof createAppointment> =>
  ({ siteId }, { topic, name, email, phone, institution, message, preferredDate }) =>
    database.transaction({ role: 'server', siteId }, async (tx) => {
      const [row] = await tx
        .insert(appointments)
        .values({
          siteId,
          topic,
          name,
          email,
          phone,
          institution,
          message,
          preferredOn: preferredDate,
        })
        .returning({ id: appointments.id, preferredDate: appointments.preferredOn })
      return row ?? null
    })
