import { and, asc, desc, gt, lte, type SQL, sql } from 'drizzle-orm'
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
const hasClosed = and(hasOpened, lte(classes.closesAt, now))

/** The same as conditions on the dates, which can use an index; of several the badge shows the one that is first there. */
export const isIn: Record<ClassBadgeState, SQL | undefined> = {
  comingSoon: gt(classes.opensAt, now),
  onRegistration: and(hasOpened, gt(classes.closesAt, now)),
  started: and(hasClosed, lte(classes.startsAt, now), gt(classes.endsAt, now)),
  ended: and(hasClosed, lte(classes.endsAt, now)),
  soon: and(hasClosed, gt(classes.startsAt, now), gt(classes.endsAt, now)),
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
