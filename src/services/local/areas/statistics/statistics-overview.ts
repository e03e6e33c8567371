import { eq, sql } from 'drizzle-orm'
import { readLandingCounter, readStatistics } from '#schemas/services/statistics.ts'
import { handler } from '../../calls/handler.ts'
import { batches } from '../../database/tables/batch-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { schools } from '../../database/tables/program-tables.ts'
import { countAll, rowsOf } from './row-counters.ts'

/** Every counter of a site. */
export const readLandingCounterHandler = handler(
  readLandingCounter,
  { role: 'visitor' },
  (tx, { siteId }) => countAll(tx, siteId),
)

/** The totals of a site. */
export const readStatisticsHandler = handler(
  readStatistics,
  { role: 'visitor', cached: true },
  async (tx, { siteId }) => {
    const counted = await countAll(tx, siteId)
    const [others] = await tx
      .select({
        provinces: sql<number>`count(distinct ${schools.province})`,
        classes: rowsOf(classes, siteId),
        batches: rowsOf(batches, siteId),
      })
      .from(schools)
      .where(eq(schools.siteId, siteId))
    if (others === undefined) throw new Error('Counting has no answer.')
    return {
      students: counted.students,
      alumni: counted.alumni,
      schools: counted.schools,
      cities: counted.cities,
      mentors: counted.mentors,
      programs: counted.programs,
      ...others,
    }
  },
)
