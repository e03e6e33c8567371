import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { listOwnTeams, listTeams } from '#schemas/services/school.ts'
import { requireCaller } from '../../../access.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { teamMembers, teams } from '../../database/tables/people-tables.ts'
import { teamsOfLead } from '../lead-area/lead-conditions.ts'
import { findLeadLimit } from '../lead-area/lead-limit.ts'

/** Teams with the number of their members, newest first; a lead sees those of its programme or province. */
export const listTeamsHandler = handler(
  listTeams,
  { role: 'server' },
  async (tx, { siteId, caller }, { event, search, ...page }) =>
    readTeams(
      tx,
      and(
        eq(teams.siteId, siteId),
        teamsOfLead(await findLeadLimit(tx, { siteId, caller })),
        event === undefined ? undefined : eq(teams.event, event),
        containsText([teams.name, teams.schoolName, teams.mentorName], search),
      ),
      page,
    ),
)

/** The teams of the caller, newest first. */
export const listOwnTeamsHandler = handler(
  listOwnTeams,
  { role: 'server' },
  (tx, { siteId, caller }, page) =>
    readTeams(
      tx,
      and(eq(teams.siteId, siteId), eq(teams.accountId, requireCaller(caller).userId)),
      page,
    ),
)

async function readTeams(
  tx: Transaction,
  chosen: SQL | undefined,
  page: { page: number; pageSize: number },
) {
  const memberCount = tx
    .select({ count: count() })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teams.id))
  const rows = await tx
    .select({
      id: teams.id,
      name: teams.name,
      event: teams.event,
      school: teams.schoolName,
      mentorName: teams.mentorName,
      members: sql<number>`(${memberCount})`,
      score: teams.score,
      registeredAt: teams.registeredAt,
    })
    .from(teams)
    .where(chosen)
    .orderBy(desc(teams.registeredAt), teams.id)
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return {
    items: rows.map((row) => ({ ...row, registeredAt: row.registeredAt.toISOString() })),
    pagination: toPagination(page, await countRows(tx, teams, chosen)),
  }
}
