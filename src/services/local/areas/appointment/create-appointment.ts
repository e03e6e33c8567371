import { createAppointment } from '#schemas/services/appointment.ts'
import { handler } from '../../calls/handler.ts'
import { queueThanks, queueStaffMails } from '../mail/queue-mail.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'

/** Stores a request for an appointment where only the server's own role can read it, and mails both sides. */
export const createAppointmentHandler = handler(
  createAppointment,
  { role: 'server' },
  async (
    tx,
    { siteId },
    { topic, name, email, phone, institution, message, preferredDate: date },
  ) => {
    const asked = { topic, name, email, phone, institution, message }
    const [row] = await tx
      .insert(appointments)
      .values({ siteId, ...asked, preferredOn: date })
      .returning({ id: appointments.id, preferredDate: appointments.preferredOn })
    const thanks = { name, topic, date }
    await queueThanks(tx, { siteId, to: email, template: 'appointment-asked', values: thanks })
    const values = { ...asked, institution: institution || '–', date, replyTo: email }
    await queueStaffMails(tx, { siteId, template: 'new-appointment', values })
    return row ?? null
  },
)
