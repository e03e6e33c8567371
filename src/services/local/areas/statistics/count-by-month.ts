import { and, gte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../database/database.ts'
import { currentMoment } from '../../database/current-moment.ts'

const months = 12
// Sites are Indonesian: a month begins in Jakarta.
const inJakarta = (moment: PgColumn | SQL) => sql`((${moment}) at time zone 'Asia/Jakarta')`
const monthOf = (local: SQL) => sql<string>`to_char(${local}, 'YYYY-MM')`
const thisMonth = sql`date_trunc('month', ${inJakarta(currentMoment)})`
/** When the months move on by one. */
export const nextMonth = () => inJakarta(sql`${thisMonth} + interval '1 month'`)
const since = inJakarta(sql`${thisMonth} - make_interval(months => ${months - 1}::int)`)

/** The last twelve months as `2026-11`, the current one last. */
export async function readLabels(tx: Transaction): Promise<string[]> {
  const month = monthOf(sql`${thisMonth} - make_interval(months => back)`)
  const rows = await tx
    .select({ month })
    .from(sql`generate_series(${months - 1}::int, 0, -1) as back`)
  return rows.map((row) => row.month)
}

interface Counted {
  table: PgTable
  moment: PgColumn
  where: SQL | undefined
  what?: SQL<number>
}

/** The number of rows in each of the months. */
export async function countByMonth(
  tx: Transaction,
  labels: readonly string[],
  { table, moment, where, what = sql<number>`count(*)` }: Counted,
): Promise<number[]> {
  const month = monthOf(inJakarta(moment))
  const rows = await tx
    .select({ month, count: what })
    .from(table)
    .where(and(where, gte(moment, since)))
    .groupBy(sql`1`)
  const byMonth = new Map(rows.map((row) => [row.month, row.count]))
  return labels.map((label) => byMonth.get(label) ?? 0)
}
