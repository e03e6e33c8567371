import type { AppointmentOffer } from '#schemas/appointment-offer.ts'
import type { Bilingual } from '#schemas/bilingual.ts'
import { dateIn, endOf } from '../../../appointment-times.ts'
import { refuseInBoth } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { freeStarts } from './free-slots.ts'
import { faultOf, refuseSlot, type SlotFault } from './refuse-slot.ts'
import { storeRequest, type AppointmentInput } from './store-request.ts'

const noDates: Bilingual = {
  id: 'Situs ini menawarkan jam. Pilih salah satu jam, tanpa tanggal.',
  en: 'This site offers hours. Choose one of them, without a date.',
}

interface Booking {
  siteId: string
  offer: AppointmentOffer
  input: AppointmentInput
}

/** Stores a request with an hour: the database gives each place once, so of two for the last place one is refused. */
export async function bookSlot(tx: Transaction, { siteId, offer, input }: Booking) {
  if (input.startsAt === undefined || input.preferredDate !== undefined)
    throw refuseInBoth(400, noDates, { field: 'preferredDate' })
  const now = new Date()
  const start = new Date(input.startsAt)
  const refuse = async (fault: SlotFault) =>
    refuseSlot({ fault, offer, start, free: await freeStarts(tx, offer, { siteId, now }) })
  const fault = faultOf(offer, start, now)
  if (fault !== undefined) throw await refuse(fault)
  const { zone } = offer
  const slot = { startsAt: start, endsAt: endOf(offer, start), zone }
  for (let place = 1; place <= offer.places; place++) {
    const values = { ...input, ...slot, place, preferredOn: dateIn(start, zone) }
    const row = await storeRequest(tx, siteId, values)
    if (row !== undefined) return row
  }
  throw await refuse('taken')
}
