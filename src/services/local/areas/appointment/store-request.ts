import type { z } from 'zod'
import type { createAppointment } from '#schemas/services/appointment.ts'
import type { Locale } from '#schemas/text.ts'
import type { Transaction } from '../../database/database.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'

/** What a visitor sent, the language of the page, and the account of who was signed in. */
export type AppointmentInput = z.output<typeof createAppointment.input> & {
  language: Locale | null
  accountId: string | null
}

type Stored = Omit<typeof appointments.$inferInsert, 'siteId'>

/** Stores a request; undefined where another one has its place. */
export async function storeRequest(tx: Transaction, siteId: string, stored: Stored) {
  const { topic, name, email, phone, institution, message, ...when } = stored
  const { preferredOn, startsAt, endsAt, zone, place, language, accountId } = when
  const asked = { topic, name, email, phone, institution, message }
  const [row] = await tx
    .insert(appointments)
    .values({ siteId, accountId, ...asked, preferredOn, startsAt, endsAt, zone, place, language })
    .onConflictDoNothing()
    .returning({
      id: appointments.id,
      preferredDate: appointments.preferredOn,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      zone: appointments.zone,
    })
  return row
}
