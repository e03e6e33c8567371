import { and, type AnyColumn, asc, desc, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { ClassBadgeState } from '#schemas/services/class.ts'
import { currentMoment } from '../../database/current-moment.ts'
import { classes } from '../../database/tables/class-tables.ts'

const now = currentMoment

/** The four states of the badge of a class at the moment of the read. More than one can hold at a time. */
export const flags = {
  comingSoon: sql<boolean>`(${now} < ${classes.opensAt})`,
  onRegistration: sql<boolean>`(${classes.opensAt} <= ${now} and ${now} < ${classes.closesAt})`,
  started: sql<boolean>`(${classes.startsAt} <= ${now} and ${now} < ${classes.endsAt})`,
  ended: sql<boolean>`(${now} >= ${classes.endsAt})`,
}

/** The state that the badge shows: the first that holds in this order, or `soon`. */
export const badgeState = sql<ClassBadgeState>`case
  when ${flags.comingSoon} then 'comingSoon'
  when ${flags.onRegistration} then 'onRegistration'
  when ${flags.started} then 'started'
  when ${flags.ended} then 'ended'
  else 'soon' end`

/** Registration has opened, and may have closed again. */
export const hasOpened = lte(classes.opensAt, now)

type Dates = Record<'opensAt' | 'closesAt' | 'startsAt' | 'endsAt', AnyColumn>

/** Each state that a badge shows, as a condition on the dates of a class at a moment: exactly one holds. */
export function statesAt(
  moment: SQL,
  { opensAt, closesAt, startsAt, endsAt }: Dates,
): Record<ClassBadgeState, SQL | undefined> {
  const isOpened = lte(opensAt, moment)
  const hasClosed = and(isOpened, lte(closesAt, moment))
  return {
    comingSoon: gt(opensAt, moment),
    onRegistration: and(isOpened, gt(closesAt, moment)),
    started: and(hasClosed, lte(startsAt, moment), gt(endsAt, moment)),
    ended: and(hasClosed, lte(endsAt, moment)),
    soon: and(hasClosed, gt(startsAt, moment), gt(endsAt, moment)),
  }
}

/** The states in the order of a list: those of classes that can still be joined first. */
export const listedStates = ['onRegistration', 'soon', 'comingSoon', 'started', 'ended'] as const

const byStart = [asc(classes.startsAt), desc(classes.endsAt), asc(classes.name), asc(classes.id)]

/** The order of the classes in each state, which is that of an index. */
export const orderIn: Record<ClassBadgeState, SQL[]> = {
  onRegistration: byStart,
  soon: byStart,
  comingSoon: byStart,
  started: byStart,
  ended: byStart.slice(1),
}

const place = sql.join(
  listedStates.map((name, index) => sql`when ${name} then ${index}::int`),
  sql` `,
)

/** Classes that can still be joined first, each group by its date; the latest of those that have ended. */
export const listOrder = [
  sql`case ${badgeState} ${place} end`,
  sql`case when ${flags.ended} then null else ${classes.startsAt} end`,
  sql`${classes.endsAt} desc`,
  classes.name,
  classes.id,
]

/** Ordered by the opening of their registration, latest first. */
export const recentOrder = [desc(classes.opensAt), classes.name, classes.id]
