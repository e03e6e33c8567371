import type { z } from 'zod'
import type { ServiceContext } from '../../../calls.ts'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  type CounterFlag,
  counterFlags,
  readCounters,
  readStatisticCounter,
} from '#schemas/services/statistics.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { mentors } from '../../database/tables/class-tables.ts'
import { programs, schools } from '../../database/tables/program-tables.ts'

/** The counters that the input names. */
export const readCountersHandler = handler(
  readCounters,
  { role: 'visitor', cached: true },
  readNamedCounters,
)

/** The same on the API host. */
export const readStatisticCounterHandler = handler(
  readStatisticCounter,
  { role: 'visitor', cached: true },
  readNamedCounters,
)

async function readNamedCounters(
  tx: Transaction,
  { siteId }: ServiceContext,
  input: z.output<(typeof readCounters)['input']>,
): Promise<z.output<(typeof readCounters)['output']>> {
  const counted = await countAll(tx, siteId)
  const asked = counterFlags.filter((flag) => input[flag] === true)
  return Object.fromEntries(asked.map((flag) => [flag, counted[flag]]))
}

/** Every counter of a site, as a visitor may see it. */
export async function countAll(
  tx: Transaction,
  siteId: string,
): Promise<Record<CounterFlag, number>> {
  const { city, isActive, alumni, students } = schools
  const [counters] = await tx
    .select({
      alumni: sql<number>`coalesce(sum(${alumni}), 0)::bigint`,
      students: sql<number>`coalesce(sum(${students}), 0)::bigint`,
      cities: sql<number>`count(distinct ${city})`,
      cities_active: sql<number>`count(distinct ${city}) filter (where ${isActive})`,
      cities_alumni: sql<number>`count(distinct ${city}) filter (where ${alumni} > 0)`,
      schools: sql<number>`count(*)`,
      schools_active: sql<number>`count(*) filter (where ${isActive})`,
      schools_alumni: sql<number>`count(*) filter (where ${alumni} > 0)`,
      mentors: rowsOf(mentors, siteId),
      programs: rowsOf(programs, siteId),
    })
    .from(schools)
    .where(eq(schools.siteId, siteId))
  if (counters === undefined) throw new Error('Counting has no answer.')
  return counters
}

/** The number of rows of a site, all of which are read. */
export const rowsOf = (table: PgTable & { siteId: PgColumn }, siteId: string) =>
  sql<number>`(select count(*) from ${table} where ${eq(table.siteId, siteId)})`
