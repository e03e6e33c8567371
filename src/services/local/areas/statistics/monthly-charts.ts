import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  readProgramChart,
  readRegistrarChart,
  readStudentsChart,
} from '#schemas/services/statistics.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { currentMoment } from '../../database/current-moment.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { enrolments } from '../../database/tables/payment-tables.ts'
import { teams } from '../../database/tables/people-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'

const months = 12
// Sites are Indonesian: a month begins in Jakarta.
const inJakarta = (moment: PgColumn | SQL) => sql`((${moment}) at time zone 'Asia/Jakarta')`
const monthOf = (local: SQL) => sql<string>`to_char(${local}, 'YYYY-MM')`
const thisMonth = sql`date_trunc('month', ${inJakarta(currentMoment)})`
/** When the months move on by one. */
const changes = () => inJakarta(sql`${thisMonth} + interval '1 month'`)
const since = inJakarta(sql`${thisMonth} - make_interval(months => ${months - 1}::int)`)

/** The last twelve months, the current one last. */
async function readLabels(tx: Transaction): Promise<string[]> {
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
async function countByMonth(
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

/** Enrolments in the classes of one program. */
export const readProgramChartHandler = handler(
  readProgramChart,
  { role: 'server', changes },
  async (tx, { siteId }, { id }) => {
    const [program] = await tx
      .select({ id: programs.id, name: programs.name })
      .from(programs)
      .where(and(eq(programs.siteId, siteId), byIdOrSlug(programs, id)))
    if (program === undefined) return null
    const labels = await readLabels(tx)
    const ofProgram = sql`${enrolments.classId} in (select ${classes.id} from ${classes}
        where ${classes.siteId} = ${siteId} and ${classes.programId} = ${program.id})`
    const where = and(eq(enrolments.siteId, siteId), ofProgram)
    const moment = enrolments.enrolledAt
    const values = await countByMonth(tx, labels, { table: enrolments, moment, where })
    return { labels, series: [{ name: program.name, values }] }
  },
)

/** Enrolments in all classes, and the people behind them. */
export const readStudentsChartHandler = handler(
  readStudentsChart,
  { role: 'server', changes },
  async (tx, { siteId }) => {
    const labels = await readLabels(tx)
    const where = eq(enrolments.siteId, siteId)
    const ofSite = { table: enrolments, moment: enrolments.enrolledAt, where }
    const what = sql<number>`count(distinct ${enrolments.accountId})`
    return {
      labels,
      series: [
        { name: 'enrolments', values: await countByMonth(tx, labels, ofSite) },
        { name: 'learners', values: await countByMonth(tx, labels, { ...ofSite, what }) },
      ],
    }
  },
)

/** New accounts and new teams. */
export const readRegistrarChartHandler = handler(
  readRegistrarChart,
  { role: 'server', changes },
  async (tx, { siteId }) => {
    const labels = await readLabels(tx)
    const ofAccounts = {
      table: accounts,
      moment: accounts.createdAt,
      where: eq(accounts.siteId, siteId),
    }
    const ofTeams = { table: teams, moment: teams.registeredAt, where: eq(teams.siteId, siteId) }
    return {
      labels,
      series: [
        { name: 'accounts', values: await countByMonth(tx, labels, ofAccounts) },
        { name: 'teams', values: await countByMonth(tx, labels, ofTeams) },
      ],
    }
  },
)
