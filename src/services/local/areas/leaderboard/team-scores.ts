import { and, asc, desc, eq, isNotNull, like, sql } from 'drizzle-orm'
import { listTeamScores, scoreTeam } from '#schemas/services/leaderboard.ts'
import { handler } from '../../calls/handler.ts'
import { readCounted } from '../../database/counted-page.ts'
import { teams } from '../../database/tables/people-tables.ts'
import { teamsOfLead } from '../lead-area/lead-conditions.ts'
import { findLeadLimit } from '../lead-area/lead-limit.ts'

const isNamed = (value: string | undefined): value is string => value !== undefined && value !== ''

/** Teams that have a score. Only the server reads teams: the phone numbers of their mentors are private. */
export const listTeamScoresHandler = handler(
  listTeamScores,
  { role: 'server' },
  async (tx, { siteId }, { event, provinceId, ...asked }) => {
    const chosen = and(
      eq(teams.siteId, siteId),
      isNotNull(teams.score),
      isNamed(event) ? eq(teams.event, event) : undefined,
      isNamed(provinceId) ? like(teams.cityId, `${provinceId}.%`) : undefined,
    )
    const { rows, pagination } = await readCounted(
      tx,
      { ...asked, counted: { from: teams, where: chosen } },
      (matching) =>
        tx
          .select({
            matching,
            rank: sql<number>`rank() over (order by ${teams.score} desc)`,
            id: teams.id,
            name: teams.name,
            event: teams.event,
            school: teams.schoolName,
            cityId: teams.cityId,
            score: sql<number>`${teams.score}`,
          })
          .from(teams)
          .where(chosen)
          .orderBy(desc(teams.score), asc(teams.name), asc(teams.id)),
    )
    return { items: rows, pagination }
  },
)

/** Sets the score of a team; a lead finds those of its programme or province alone. */
export const scoreTeamHandler = handler(
  scoreTeam,
  { role: 'server' },
  async (tx, { siteId, caller }, { id, score }) => {
    const ofLead = teamsOfLead(await findLeadLimit(tx, { siteId, caller }))
    const [team] = await tx
      .update(teams)
      .set({ score })
      .where(and(eq(teams.siteId, siteId), eq(teams.id, id), ofLead))
      .returning({ id: teams.id, name: teams.name, event: teams.event, score: teams.score })
    return team ?? null
  },
)
