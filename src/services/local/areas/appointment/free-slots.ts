import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { AppointmentOffer } from '#schemas/appointment-offer.ts'
import { listFreeSlots } from '#schemas/services/appointment.ts'
import { bookable, endOf, offerChangesAt, offeredStarts } from '../../../appointment-times.ts'
import type { SiteOf } from '../../../branding.ts'
import { type Handler, handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'

/** The most hours in one answer. */
const mostSlots = 400

interface Asked {
  siteId: string
  now: Date
}

/** The hours of an offer that have a place left, soonest first. */
export async function freeStarts(
  tx: Transaction,
  offer: AppointmentOffer,
  { siteId, now }: Asked,
): Promise<Date[]> {
  const { startsAt, endsAt, place, cancelledAt } = appointments
  const booked = await tx
    .select({ startsAt, endsAt, place })
    .from(appointments)
    .where(
      and(
        eq(appointments.siteId, siteId),
        isNotNull(startsAt),
        isNull(cancelledAt),
        gt(endsAt, now),
        lt(startsAt, bookable(offer, now).end),
      ),
    )
  const isFree = (start: Date) => {
    const end = endOf(offer, start)
    const taken = booked.flatMap((one) =>
      one.startsAt && one.endsAt && one.startsAt < end && one.endsAt > start ? [one.place] : [],
    )
    return new Set(taken.filter((at) => at !== null && at <= offer.places)).size < offer.places
  }
  return offeredStarts(offer, now).filter(isFree)
}

/** The free hours of a site that offers some. */
export const listFreeSlotsHandler = (siteOf: SiteOf): Handler =>
  handler(
    listFreeSlots,
    { role: 'server' },
    async (tx, { siteId, now = new Date(), changesAt }) => {
      const offer = siteOf(siteId).appointments
      if (offer === undefined) return null
      const starts = await freeStarts(tx, offer, { siteId, now })
      changesAt?.(offerChangesAt(offer, starts, now))
      const { zone, minutes } = offer
      return { zone, minutes, starts: starts.slice(0, mostSlots).map((at) => at.toISOString()) }
    },
  )
