import { eq, sql } from 'drizzle-orm'
import type { readLandingCounter, readStatistics } from '#schemas/services/statistics.ts'
import type { Serve } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { countRows } from '../../database/paging.ts'
import { batches } from '../../database/tables/batch.ts'
import { classes } from '../../database/tables/class.ts'
import { schools } from '../../database/tables/program.ts'
import { countAll } from './counters.ts'

/** Every counter of a site. */
export const serveReadLandingCounter =
  (database: Database): Serve<typeof readLandingCounter> =>
  ({ siteId }) =>
    database.transaction({ role: 'visitor', siteId }, (tx) => countAll(tx, siteId))

/** What a site has done so far. */
export const serveReadStatistics =
  (database: Database): Serve<typeof readStatistics> =>
  ({ siteId }) =>
    database.transaction({ role: 'visitor', siteId }, async (tx) => {
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
    })
