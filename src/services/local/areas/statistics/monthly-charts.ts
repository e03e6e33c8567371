import { and, eq, sql } from 'drizzle-orm'
import { readRegistrarChart, readStudentsChart } from '#schemas/services/statistics.ts'
import { handler } from '../../calls/handler.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { enrolments } from '../../database/tables/payment-tables.ts'
import { teams } from '../../database/tables/people-tables.ts'
import { accountsOfLead, enrolmentsOfLead, teamsOfLead } from '../lead-area/lead-conditions.ts'
import { findLeadLimit } from '../lead-area/lead-limit.ts'
import { countByMonth, nextMonth, readLabels } from './count-by-month.ts'

/** Enrolments in all classes of the site, or in those of a lead, and the people behind them. */
export const readStudentsChartHandler = handler(
  readStudentsChart,
  { role: 'server', changes: nextMonth },
  async (tx, { siteId, caller }) => {
    const limit = await findLeadLimit(tx, { siteId, caller })
    const labels = await readLabels(tx)
    const where = and(eq(enrolments.siteId, siteId), enrolmentsOfLead(limit))
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

/** New accounts and new teams of the site, or of what a lead leads. */
export const readRegistrarChartHandler = handler(
  readRegistrarChart,
  { role: 'server', changes: nextMonth },
  async (tx, { siteId, caller }) => {
    const limit = await findLeadLimit(tx, { siteId, caller })
    const labels = await readLabels(tx)
    const ofAccounts = {
      table: accounts,
      moment: accounts.createdAt,
      where: and(eq(accounts.siteId, siteId), accountsOfLead(limit)),
    }
    const ofTeams = {
      table: teams,
      moment: teams.registeredAt,
      where: and(eq(teams.siteId, siteId), teamsOfLead(limit)),
    }
    return {
      labels,
      series: [
        { name: 'accounts', values: await countByMonth(tx, labels, ofAccounts) },
        { name: 'teams', values: await countByMonth(tx, labels, ofTeams) },
      ],
    }
  },
)
