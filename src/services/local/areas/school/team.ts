import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listTeams, registerOwnTeam, registerTeam } from '#schemas/services/school.ts'
import { requireCaller } from '../../../access.ts'
import { ServiceError, refuseField } from '../../../service-error.ts'
import type { Serve } from '../../../service.ts'
import { readAreas } from '../regions/index.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { queueThanks } from '../mail/queue-mail.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { teamMembers, teams } from '../../database/tables/people.ts'
import { schools } from '../../database/tables/program.ts'

type TeamInput = z.output<typeof registerTeam.input>

/** Takes the registration of a team by anyone. */
export const serveRegisterTeam =
  (database: Database): Serve<typeof registerTeam> =>
  ({ siteId }, input) =>
    register(database, siteId, input, null)

/** Takes the registration of a team by someone whose it is then. */
export const serveRegisterOwnTeam =
  (database: Database): Serve<typeof registerOwnTeam> =>
  ({ siteId, caller }, input) =>
    register(database, siteId, input, requireCaller(caller).userId)

async function register(
  database: Database,
  siteId: string,
  input: TeamInput,
  accountId: string | null,
) {
  const { name, event, cityId, mentorName, mentorPhone, members } = input
  if (cityId !== undefined && !(await readAreas()).byId.has(cityId))
    throw refuseField('cityId', 'There is no such city.')
  return database.transaction({ role: 'server', siteId }, async (tx) => {
    const school = await schoolOf(tx, siteId, input)
    const [team] = await tx
      .insert(teams)
      .values({ siteId, event, name, ...school, cityId, mentorName, mentorPhone, accountId })
      .onConflictDoNothing()
      .returning({ id: teams.id, name: teams.name, event: teams.event })
    if (team === undefined) {
      const message = 'Another team of this event has this name.'
      throw new ServiceError(409, `name: ${message}`, { fields: [{ field: 'name', message }] })
    }
    await tx
      .insert(teamMembers)
      .values(members.map((member, position) => ({ ...member, siteId, teamId: team.id, position })))
    for (const member of members) {
      const values = { name: member.name, team: name, event }
      await queueThanks(tx, { siteId, to: member.email, template: 'team-registered', values })
    }
    return team
  })
}

async function schoolOf(tx: Transaction, siteId: string, { schoolId, schoolName }: TeamInput) {
  if (schoolId === undefined) return { schoolId: null, schoolName: schoolName ?? '' }
  const [school] = await tx
    .select({ name: schools.name })
    .from(schools)
    .where(and(eq(schools.siteId, siteId), eq(schools.id, schoolId), eq(schools.isApproved, true)))
  if (school === undefined) throw refuseField('schoolId', 'There is no such school.')
  return { schoolId, schoolName: school.name }
}

/** Teams with the number of their members, newest first. */
export const serveListTeams =
  (database: Database): Serve<typeof listTeams> =>
  ({ siteId }, input) =>
    database.transaction({ role: 'server', siteId }, async (tx) => {
      const chosen = and(
        eq(teams.siteId, siteId),
        input.event === undefined ? undefined : eq(teams.event, input.event),
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
    })
