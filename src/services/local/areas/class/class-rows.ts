import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { ClassItem, ClassState } from '#schemas/services/class.ts'
import type { Transaction } from '../../database/database.ts'
import { classes, modules } from '../../database/tables/class-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'

/** The four states of the badge of a class, by the clock of the database. More than one can hold at a time. */
const flags = {
  comingSoon: sql<boolean>`(now() < ${classes.opensAt})`,
  onRegistration: sql<boolean>`(${classes.opensAt} <= now() and now() < ${classes.closesAt})`,
  started: sql<boolean>`(${classes.startsAt} <= now() and now() < ${classes.endsAt})`,
  ended: sql<boolean>`(now() >= ${classes.endsAt})`,
}

/** The state that the badge shows: the first that holds in this order, or `soon`. */
const state = sql<string>`case
  when ${flags.comingSoon} then 'comingSoon'
  when ${flags.onRegistration} then 'onRegistration'
  when ${flags.started} then 'started'
  when ${flags.ended} then 'ended'
  else 'soon' end`

const now = sql`now()`
/** Registration has opened, and may have closed again. */
export const hasOpened = lte(classes.opensAt, now)
const hasClosed = and(hasOpened, lte(classes.closesAt, now))

/** The same as conditions on the dates, which can use an index. */
export const isIn: Record<ClassState, SQL | undefined> = {
  comingSoon: gt(classes.opensAt, now),
  onRegistration: and(hasOpened, gt(classes.closesAt, now)),
  started: and(hasClosed, lte(classes.startsAt, now), gt(classes.endsAt, now)),
  ended: and(hasClosed, lte(classes.endsAt, now)),
}

const places = ['onRegistration', 'soon', 'comingSoon', 'started', 'ended']
const place = sql.join(
  places.map((name, index) => sql`when ${name} then ${index}::int`),
  sql` `,
)

/** Classes that can still be joined first, each group by its date; the latest of those that have ended. */
export const listOrder = [
  sql`case ${state} ${place} end`,
  sql`case when ${flags.ended} then null else ${classes.startsAt} end`,
  sql`${classes.endsAt} desc`,
  classes.name,
  classes.id,
]

/** The columns of a class in lists; the query joins its program. */
export const itemColumns = {
  id: classes.id,
  name: classes.name,
  slug: classes.slug,
  description: classes.description,
  logo: classes.logo,
  cover: classes.cover,
  level: classes.level,
  mode: classes.mode,
  city: classes.city,
  price: classes.price,
  seats: classes.seats,
  hours: sql<number>`(select coalesce(sum(${modules.hours}), 0)::int from ${modules}
    where ${and(eq(modules.siteId, classes.siteId), eq(modules.classId, classes.id))})`,
  isWebinar: classes.isWebinar,
  startsAt: classes.startsAt,
  endsAt: classes.endsAt,
  programName: programs.name,
  ...flags,
}

type ItemRow = Omit<ClassItem, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date }

export const toItem = ({ startsAt, endsAt, ...row }: ItemRow): ClassItem => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** Ordered by the opening of their registration, latest first. */
export const recentOrder = [desc(classes.opensAt), classes.name, classes.id]

/** A query for classes with their programs, to which conditions are added. */
export const selectItems = (tx: Transaction) =>
  tx.select(itemColumns).from(classes).leftJoin(programs, eq(programs.id, classes.programId))

/** The columns of a module in a syllabus. */
export const moduleColumns = {
  id: modules.id,
  title: modules.title,
  slug: modules.slug,
  summary: modules.summary,
  hours: modules.hours,
  chapters: modules.chapters,
}
