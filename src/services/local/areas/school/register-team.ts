import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { listTeams, registerOwnTeam, registerTeam } from '#schemas/services/school.ts'
import { requireCaller } from '../../../access.ts'
import { readRegions } from '../regions/regions.ts'
import { nameTaken, refuseCity, refuseSchool } from './school-refusals.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import type { Transaction } from '../../database/database.ts'
import { queueThanks } from '../mail/queue-mail.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { teamMembers, teams } from '../../database/tables/people-tables.ts'
import { schools } from '../../database/tables/program-tables.ts'

type TeamInput = z.output<typeof registerTeam.input>

/** Registers a team for a visitor. */
export const registerTeamHandler = handler(
  registerTeam,
  { role: 'server' },
  (tx, { siteId }, input) => register(tx, { siteId, accountId: null }, input),
)

/** Registers a team that belongs to the caller. */
export const registerOwnTeamHandler = handler(
  registerOwnTeam,
  { role: 'server' },
  (tx, { siteId, caller }, input) =>
    register(tx, { siteId, accountId: requireCaller(caller).userId }, input),
)

async function register(
  tx: Transaction,
  { siteId, accountId }: { siteId: string; accountId: string | null },
  input: TeamInput,
) {
  const { name, event, cityId, mentorName, mentorPhone, members } = input
  if (cityId !== undefined && !(await readRegions()).byId.has(cityId)) throw refuseCity()
  const school = await schoolOf(tx, siteId, input)
  const [team] = await tx
    .insert(teams)
    .values({ siteId, event, name, ...school, cityId, mentorName, mentorPhone, accountId })
    .onConflictDoNothing()
    .returning({ id: teams.id, name: teams.name, event: teams.event })
  if (team === undefined) throw nameTaken('team')
  await tx
    .insert(teamMembers)
    .values(members.map((member, position) => ({ ...member, siteId, teamId: team.id, position })))
  for (const member of members) {
    const values = { name: member.name, team: name, event }
    await queueThanks(tx, { siteId, to: member.email, template: 'team-registered', values })
  }
  return team
}

async function schoolOf(tx: Transaction, siteId: string, { schoolId, schoolName }: TeamInput) {
  if (schoolId === undefined) return { schoolId: null, schoolName: schoolName ?? '' }
  const [school] = await tx
    .select({ name: schools.name })
    .from(schools)
    .where(and(eq(schools.siteId, siteId), eq(schools.id, schoolId), eq(schools.isApproved, true)))
  if (school === undefined) throw refuseSchool()
  return { schoolId, schoolName: school.name }
}

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
