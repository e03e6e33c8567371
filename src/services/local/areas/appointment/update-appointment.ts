import { and, eq, ne } from 'drizzle-orm'
import { updateAppointment } from '#schemas/services/appointment.ts'
import { handler } from '../../calls/handler.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'
import { recordChange } from '../../records/record-change.ts'
import { appointmentColumns, toAppointment } from './appointment-row.ts'

/** Stores what became of a request for an appointment; what was said already changes nothing. */
export const updateAppointmentHandler = handler(
  updateAppointment,
  { role: 'server' },
  async (tx, context, { id, state }) => {
    const own = and(eq(appointments.siteId, context.siteId), eq(appointments.id, id))
    const [changed] = await tx
      .update(appointments)
      .set({ state })
      .where(and(own, ne(appointments.state, state)))
      .returning(appointmentColumns)
    if (changed === undefined) {
      const [known] = await tx.select(appointmentColumns).from(appointments).where(own)
      return known ? toAppointment(known) : null
    }
    const item = { area: 'appointment', itemId: id, name: changed.topic }
    await recordChange(tx, context, { ...item, event: 'updated', fields: ['state'] })
    return toAppointment(changed)
  },
)
