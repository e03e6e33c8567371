import { and, eq, ne, sql } from 'drizzle-orm'
import type { Bilingual } from '#schemas/bilingual.ts'
import { updateAppointment } from '#schemas/services/appointment.ts'
import { refuseInBoth } from '../../../service-error.ts'
import { handler } from '../../calls/handler.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'
import { recordChange } from '../../records/record-change.ts'
import { mailCancelled } from './appointment-mails.ts'
import { appointmentColumns, shownState, toAppointment } from './appointment-row.ts'

const isFinal: Bilingual = {
  id: 'Perjanjian ini sudah dibatalkan, dan jamnya dapat dipilih orang lain. Minta pengunjung membuat yang baru.',
  en: 'This appointment was cancelled, and its hour can be chosen by others. Ask the visitor to make a new one.',
}

/**
 * Stores the state of a request for an appointment; what was said already changes nothing. Cancelling frees its hour and
 * mails who asked.
 */
export const updateAppointmentHandler = handler(
  updateAppointment,
  { role: 'server' },
  async (tx, context, { id, state }) => {
    const { siteId } = context
    const own = and(eq(appointments.siteId, siteId), eq(appointments.id, id))
    const [changed] = await tx
      .update(appointments)
      .set(state === 'cancelled' ? { cancelledAt: sql`now()` } : { state })
      .where(and(own, ne(shownState, state), ne(shownState, 'cancelled')))
      .returning({ ...appointmentColumns, language: appointments.language })
    if (changed === undefined) {
      const [known] = await tx.select(appointmentColumns).from(appointments).where(own)
      if (known === undefined) return null
      if (known.state !== state) throw refuseInBoth(409, isFinal, { field: 'state' })
      return toAppointment(known)
    }
    const { language, ...row } = changed
    const appointment = toAppointment(row)
    if (state === 'cancelled') await mailCancelled(tx, siteId, { ...appointment, language })
    const item = { area: 'appointment', itemId: id, name: changed.topic }
    await recordChange(tx, context, { ...item, event: 'updated', fields: ['state'] })
    return appointment
  },
)
