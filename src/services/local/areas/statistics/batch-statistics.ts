import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { listBatchStatistics, readBatchStatistics } from '#schemas/services/statistics.ts'
import { handler } from '../../calls/handler.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { currentMoment, nextDateOf } from '../../database/current-moment.ts'
import { batches } from '../../database/tables/batch-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { enrolments } from '../../database/tables/payment-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'

const ofProgram = sql`select ${classes.id} from ${classes}
  where ${classes.siteId} = ${batches.siteId} and ${classes.programId} = ${batches.programId}`

const counted = {
  id: batches.id,
  name: batches.name,
  slug: batches.slug,
  program: programs.name,
  seats: batches.seats,
  classes: sql<number>`(select count(*) from (${ofProgram}) as taught)`,
  enrolled: sql<number>`(select count(distinct ${enrolments.accountId}) from ${enrolments}
    where ${enrolments.siteId} = ${batches.siteId} and ${enrolments.classId} in (${ofProgram})
      and ${enrolments.enrolledAt} >= ${batches.opensAt})`,
}

const dates = { startsAt: batches.startsAt, endsAt: batches.endsAt }
const itsProgram = eq(programs.id, batches.programId)

/** Batches that have not ended, ordered by their start. */
export const listBatchStatisticsHandler = handler(
  listBatchStatistics,
  {
    role: 'server',
    changes: ({ siteId }) => nextDateOf(siteId, batches, [batches.endsAt]),
  },
  async (tx, { siteId }) => {
    const rows = await tx
      .select(counted)
      .from(batches)
      .innerJoin(programs, itsProgram)
      .where(and(eq(batches.siteId, siteId), gt(batches.endsAt, currentMoment)))
      .orderBy(asc(batches.startsAt), asc(batches.id))
      .limit(100)
    return { items: rows }
  },
)

/** One batch, including those that have ended. */
export const readBatchStatisticsHandler = handler(
  readBatchStatistics,
  { role: 'server' },
  async (tx, { siteId }, { id }) => {
    const [row] = await tx
      .select({ ...counted, ...dates })
      .from(batches)
      .innerJoin(programs, itsProgram)
      .where(and(eq(batches.siteId, siteId), byIdOrSlug(batches, id)))
    if (row === undefined) return null
    return { ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }
  },
)
