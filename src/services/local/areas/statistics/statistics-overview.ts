import { eq, sql } from 'drizzle-orm'
import { readLandingCounter, readStatistics } from '#schemas/services/statistics.ts'
import { handler } from '../../calls/handler.ts'
import { countRows } from '../../database/paging.ts'
import { batches } from '../../database/tables/batch-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { schools } from '../../database/tables/program-tables.ts'
import { countAll } from './row-counters.ts'

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
    const [areas] = await tx
      .select({ provinces: sql<number>`count(distinct ${schools.province})` })
      .from(schools)
      .where(eq(schools.siteId, siteId))
    return {
      students: counted.students,
      alumni: counted.alumni,
      schools: counted.schools,
      cities: counted.cities,
      provinces: areas?.provinces ?? 0,
      mentors: counted.mentors,
      programs: counted.programs,
      classes: await countRows(tx, classes, eq(classes.siteId, siteId)),
      batches: await countRows(tx, batches, eq(batches.siteId, siteId)),
    }
  },
)
