import { and, asc, eq, gt, gte, sql } from 'drizzle-orm'
import { listBatchStatistics, readBatchStatistics } from '#schemas/services/statistics.ts'
import { handler } from '../../calls/handler.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { currentMoment, nextDateOf } from '../../database/current-moment.ts'
import { batches } from '../../database/tables/batch-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { enrolments } from '../../database/tables/payment-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { enrolmentsOfLead } from '../lead-area/lead-conditions.ts'
import { findLeadLimit, type LeadLimit } from '../lead-area/lead-limit.ts'

const ofProgram = sql`select ${classes.id} from ${classes}
  where ${classes.siteId} = ${batches.siteId} and ${classes.programId} = ${batches.programId}`

/** The figures of a batch; for the lead of a province, the enrolments of its learners alone. */
const countedFor = (limit: LeadLimit | null) => ({
  id: batches.id,
  name: batches.name,
  slug: batches.slug,
  program: programs.name,
  seats: batches.seats,
  classes: sql<number>`(select count(*) from (${ofProgram}) as taught)`,
  enrolled: sql<number>`(select count(distinct ${enrolments.accountId}) from ${enrolments}
    where ${and(
      eq(enrolments.siteId, batches.siteId),
      sql`${enrolments.classId} in (${ofProgram})`,
      gte(enrolments.enrolledAt, batches.opensAt),
      enrolmentsOfLead(limit),
    )})`,
})

const batchesOfLead = (limit: LeadLimit | null) =>
  limit?.of === 'program' ? eq(batches.programId, limit.id) : undefined

const dates = { startsAt: batches.startsAt, endsAt: batches.endsAt }
const itsProgram = eq(programs.id, batches.programId)

/** Batches that have not ended, ordered by their start; a lead of a programme sees those of the programme. */
export const listBatchStatisticsHandler = handler(
  listBatchStatistics,
  {
    role: 'server',
    changes: ({ siteId }) => nextDateOf(siteId, batches, [batches.endsAt]),
  },
  async (tx, { siteId, caller }) => {
    const limit = await findLeadLimit(tx, { siteId, caller })
    const rows = await tx
      .select(countedFor(limit))
      .from(batches)
      .innerJoin(programs, itsProgram)
      .where(
        and(eq(batches.siteId, siteId), gt(batches.endsAt, currentMoment), batchesOfLead(limit)),
      )
      .orderBy(asc(batches.startsAt), asc(batches.id))
      .limit(100)
    return { items: rows }
  },
)

/** One batch, including those that have ended. */
export const readBatchStatisticsHandler = handler(
  readBatchStatistics,
  { role: 'server' },
  async (tx, { siteId, caller }, { id }) => {
    const limit = await findLeadLimit(tx, { siteId, caller })
    const [row] = await tx
      .select({ ...countedFor(limit), ...dates })
      .from(batches)
      .innerJoin(programs, itsProgram)
      .where(and(eq(batches.siteId, siteId), byIdOrSlug(batches, id), batchesOfLead(limit)))
    if (row === undefined) return null
    return { ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }
  },
)
