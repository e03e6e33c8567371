import { and, count, desc, eq, sql } from 'drizzle-orm'
import { listTeams } from '#schemas/services/school.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { teamMembers, teams } from '../../database/tables/people-tables.ts'

/** Teams with the number of their members, newest first. */
export const listTeamsHandler = handler(
  listTeams,
  { role: 'server' },
  async (tx, { siteId }, input) => {
    const chosen = and(
      eq(teams.siteId, siteId),
      input.event === undefined ? undefined : eq(teams.event, input.event),
      containsText([teams.name, teams.schoolName, teams.mentorName], input.search),
    )
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
      .limit(input.pageSize)
      .offset(offsetOf(input))
    return {
      items: rows.map((row) => ({ ...row, registeredAt: row.registeredAt.toISOString() })),
      pagination: toPagination(input, await countRows(tx, teams, chosen)),
    }
  },
)
