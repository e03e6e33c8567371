import { sql } from 'drizzle-orm'
import type { NewPostEvent, PostEvent } from '#schemas/services/post-event.ts'
import type { TimeZone } from '#schemas/time-zone.ts'
import {
  currentMoment,
  earliest,
  nextDateOf,
  nextPublication,
} from '../../database/current-moment.ts'
import { posts } from '../../database/tables/post-tables.ts'

/** The three states of an event at the moment of the read. */
export const eventStates = {
  comingSoon: sql<boolean | null>`(${currentMoment} < ${posts.eventStartsAt})`,
  started: sql<
    boolean | null
  >`(${posts.eventStartsAt} <= ${currentMoment} and ${currentMoment} < ${posts.eventEndsAt})`,
  ended: sql<boolean | null>`(${posts.eventEndsAt} <= ${currentMoment})`,
}

/** The next moment at which a post is published, or an event begins or ends. */
export const nextPostChange = ({ siteId }: { siteId: string }) =>
  earliest([nextPublication(), nextDateOf(siteId, posts, [posts.eventStartsAt, posts.eventEndsAt])])

/** The columns of the event of a post. */
export const eventColumns = {
  startsAt: posts.eventStartsAt,
  endsAt: posts.eventEndsAt,
  zone: posts.eventZone,
  place: posts.eventPlace,
  address: posts.eventAddress,
  onlineUrl: posts.eventOnlineUrl,
  registerUrl: posts.eventRegisterUrl,
  seats: posts.eventSeats,
  ...eventStates,
}

/** An event as it is selected; all of it is null for a post without one. */
export interface EventRow {
  startsAt: Date | null
  endsAt: Date | null
  zone: TimeZone | null
  place: string | null
  address: string | null
  onlineUrl: string | null
  registerUrl: string | null
  seats: number | null
  comingSoon: boolean | null
  started: boolean | null
  ended: boolean | null
}

export function toEvent({ startsAt, endsAt, zone, ...row }: EventRow): PostEvent | null {
  if (startsAt === null || endsAt === null || zone === null) return null
  return {
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    zone,
    comingSoon: row.comingSoon === true,
    started: row.started === true,
    ended: row.ended === true,
  }
}

/** The columns of an event as a writer gives it. */
export const fromEvent = (event: NewPostEvent) => ({
  eventStartsAt: new Date(event.startsAt),
  eventEndsAt: new Date(event.endsAt),
  eventZone: event.zone,
  eventPlace: event.place,
  eventAddress: event.address,
  eventOnlineUrl: event.onlineUrl,
  eventRegisterUrl: event.registerUrl,
  eventSeats: event.seats,
})
