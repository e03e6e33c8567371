import type { Bilingual } from '#schemas/bilingual.ts'
import { createAppointment } from '#schemas/services/appointment.ts'
import type { SiteOf } from '../../../branding.ts'
import { refuseInBoth } from '../../../service-error.ts'
import { type Handler, handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { mailRequest } from './appointment-mails.ts'
import { toSlot } from './appointment-row.ts'
import { bookSlot } from './book-slot.ts'
import { type AppointmentInput, storeRequest } from './store-request.ts'

/**
 * Stores a request for an appointment where only the server's own role can read it, and mails both sides. Where the site
 * offers hours, the chosen one is booked with it.
 */
export const createAppointmentHandler = (siteOf: SiteOf): Handler =>
  handler(createAppointment, { role: 'server' }, async (tx, context, input) => {
    const { siteId, locale = null, caller } = context
    const asked = { ...input, language: locale, accountId: caller?.userId ?? null }
    const offer = siteOf(siteId).appointments
    const row = await (offer === undefined
      ? storeDate(tx, siteId, asked)
      : bookSlot(tx, { siteId, offer, input: asked }))
    const { id, preferredDate } = row
    const slot = toSlot(row)
    await mailRequest(tx, siteId, { ...input, id, date: preferredDate, slot })
    return { id, preferredDate, slot }
  })

const noHours: Bilingual = {
  id: 'Situs ini tidak menawarkan jam. Pilih tanggal.',
  en: 'This site offers no hours. Choose a date.',
}

/** Stores a request for a date. */
async function storeDate(tx: Transaction, siteId: string, input: AppointmentInput) {
  const { startsAt, preferredDate, ...asked } = input
  if (startsAt !== undefined || preferredDate === undefined)
    throw refuseInBoth(400, noHours, { field: 'startsAt' })
  const row = await storeRequest(tx, siteId, { ...asked, preferredOn: preferredDate })
  if (row === undefined) throw new Error(`A request at ${siteId} was not stored.`)
  return row
}
