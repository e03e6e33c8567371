import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import {
  type EventCareer,
  type EventProgram,
  listEventCareers,
  listEventPrograms,
  readEventCareer,
  readEventProgram,
} from '#schemas/services/post-event.ts'
import type { TimeZone } from '#schemas/time-zone.ts'
import { ServiceError } from '../../../service-error.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug, containsText } from '../../database/conditions.ts'
import { currentMoment, earliest, nextDateOf } from '../../database/current-moment.ts'
import { readCounted } from '../../database/counted-page.ts'
import { nextPostChange } from './event-columns.ts'
import { eventCareers, eventPrograms, posts } from '../../database/tables/post-tables.ts'

type Part = typeof eventPrograms | typeof eventCareers

/** The event of a program or career, which each query joins. */
const event = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  zone: posts.eventZone,
  language: posts.language,
}

const selectPrograms = <Columns extends Record<string, SQL>>(tx: Transaction, columns: Columns) =>
  tx
    .select({
      ...columns,
      id: eventPrograms.id,
      slug: eventPrograms.slug,
      name: eventPrograms.name,
      summary: eventPrograms.summary,
      startsAt: eventPrograms.startsAt,
      endsAt: eventPrograms.endsAt,
      event,
    })
    .from(eventPrograms)
    .innerJoin(posts, eq(posts.id, eventPrograms.postId))

const selectCareers = <Columns extends Record<string, SQL>>(tx: Transaction, columns: Columns) =>
  tx
    .select({
      ...columns,
      id: eventCareers.id,
      slug: eventCareers.slug,
      name: eventCareers.name,
      summary: eventCareers.summary,
      organisation: eventCareers.organisation,
      employment: eventCareers.employment,
      city: eventCareers.city,
      registerUrl: eventCareers.registerUrl,
      event,
    })
    .from(eventCareers)
    .innerJoin(posts, eq(posts.id, eventCareers.postId))

type Joined<Row> = Omit<Row, 'event'> & {
  event: Omit<EventProgram['event'], 'zone'> & { zone: TimeZone | null }
}
type ProgramRow = Joined<Omit<EventProgram, 'startsAt' | 'endsAt'>> & {
  startsAt: Date
  endsAt: Date
}

const toEvent = ({ zone, ...row }: Joined<EventProgram>['event']) => ({
  ...row,
  zone: zone ?? ('Asia/Jakarta' as const),
})

const toProgram = (row: ProgramRow): EventProgram => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  event: toEvent(row.event),
})

const toCareer = (row: Joined<EventCareer>): EventCareer => ({ ...row, event: toEvent(row.event) })

interface Asked {
  eventId?: string | undefined
  search?: string | undefined
}

/** The parts of one event or of all. A program without its post is that of an event that a visitor may not see. */
function matching(part: Part, siteId: string, { eventId, search }: Asked): SQL | undefined {
  const named = eventId === undefined || eventId === '' ? undefined : byIdOrSlug(posts, eventId)
  return and(
    eq(part.siteId, siteId),
    named &&
      sql`${part.postId} in (select ${posts.id} from ${posts}
      where ${and(eq(posts.siteId, siteId), named)})`,
    containsText([part.name, part.summary], search),
  )
}

const nextPartChange = (context: { siteId: string }) =>
  earliest([
    nextPostChange(context),
    nextDateOf(context.siteId, eventPrograms, [eventPrograms.endsAt]),
  ])

/** Programs of one event or of all, those that have not ended first. */
export const listEventProgramsHandler = handler(
  listEventPrograms,
  { role: 'visitor', changes: nextPartChange, cached: true },
  async (tx, { siteId }, input) => {
    const chosen = matching(eventPrograms, siteId, input)
    const hasEnded = sql`(${eventPrograms.endsAt} <= ${currentMoment})`
    const { rows, pagination } = await readCounted(
      tx,
      { ...input, counted: { from: eventPrograms, where: chosen } },
      (matching) =>
        selectPrograms(tx, { matching })
          .where(chosen)
          .orderBy(
            hasEnded,
            sql`case when not ${hasEnded} then ${eventPrograms.startsAt} end`,
            sql`${eventPrograms.startsAt} desc`,
            asc(eventPrograms.id),
          ),
    )
    return { items: rows.map(toProgram), pagination }
  },
)

/** Careers of one event or of all, those of events that have not ended first. */
export const listEventCareersHandler = handler(
  listEventCareers,
  { role: 'visitor', changes: nextPartChange, cached: true },
  async (tx, { siteId }, input) => {
    const chosen = matching(eventCareers, siteId, input)
    const { rows, pagination } = await readCounted(
      tx,
      { ...input, counted: { from: eventCareers, where: chosen } },
      (matching) =>
        selectCareers(tx, { matching })
          .where(chosen)
          .orderBy(
            sql`(${posts.eventEndsAt} <= ${currentMoment})`,
            asc(posts.eventStartsAt),
            asc(posts.id),
            asc(eventCareers.position),
            asc(eventCareers.id),
          ),
    )
    return { items: rows.map(toCareer), pagination }
  },
)

/** A program by its id, else by its slug. */
export const readEventProgramHandler = handler(
  readEventProgram,
  { role: 'visitor', changes: nextPartChange, cached: true },
  async (tx, { siteId }, input) => {
    const row = requireOneEvent(
      await selectPrograms(tx, {}).where(byName(eventPrograms, siteId, input)),
    )
    return row === null ? null : toProgram(row)
  },
)

/** A career by its id, else by its slug. */
export const readEventCareerHandler = handler(
  readEventCareer,
  { role: 'visitor', changes: nextPartChange, cached: true },
  async (tx, { siteId }, input) => {
    const row = requireOneEvent(
      await selectCareers(tx, {}).where(byName(eventCareers, siteId, input)),
    )
    return row === null ? null : toCareer(row)
  },
)

const byName = (
  part: Part,
  siteId: string,
  { id, slug }: { id?: string | undefined; slug?: string | undefined },
) => and(eq(part.siteId, siteId), byIdOrSlug(part, id || (slug ?? '')))

/** The one row of a slug; throws ServiceError with the events when several have it. */
function requireOneEvent<Row extends { event: { slug: string } }>(rows: Row[]): Row | null {
  const [row, ...others] = rows
  if (others.length === 0) return row ?? null
  const events = rows.map((one) => one.event.slug).toSorted()
  const message = `Several events have this slug: ${events.join(', ')}. Ask by id.`
  throw new ServiceError(409, `slug: ${message}`, { fields: [{ field: 'slug', message }] })
}
