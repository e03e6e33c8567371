import { and, eq, sql } from 'drizzle-orm'
import { readProgramChart } from '#schemas/services/statistics.ts'
import { handler } from '../../calls/handler.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { enrolments } from '../../database/tables/payment-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { enrolmentsOfLead } from '../lead-area/lead-conditions.ts'
import { findLeadLimit } from '../lead-area/lead-limit.ts'
import { countByMonth, nextMonth, readLabels } from './count-by-month.ts'

/** Enrolments in the classes of one program, as far as they are the lead's: one that leads another programme finds none. */
export const readProgramChartHandler = handler(
  readProgramChart,
  { role: 'server', changes: nextMonth },
  async (tx, { siteId, caller }, { id }) => {
    const limit = await findLeadLimit(tx, { siteId, caller })
    const [program] = await tx
      .select({ id: programs.id, name: programs.name })
      .from(programs)
      .where(and(eq(programs.siteId, siteId), byIdOrSlug(programs, id)))
    if (program === undefined) return null
    if (limit?.of === 'program' && limit.id !== program.id) return null
    const labels = await readLabels(tx)
    const ofProgram = sql`${enrolments.classId} in (select ${classes.id} from ${classes}
        where ${classes.siteId} = ${siteId} and ${classes.programId} = ${program.id})`
    const where = and(eq(enrolments.siteId, siteId), ofProgram, enrolmentsOfLead(limit))
    const moment = enrolments.enrolledAt
    const values = await countByMonth(tx, labels, { table: enrolments, moment, where })
    return { labels, series: [{ name: program.name, values }] }
  },
)
