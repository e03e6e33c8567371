import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { eventName } from '#schemas/event-name.ts'
import { registerOwnTeam, registerTeam } from '#schemas/services/school.ts'
import { requireCaller } from '../../../access.ts'
import { readRegions } from '../regions/regions.ts'
import { nameTaken, refuseCity, refuseSchool } from './school-refusals.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { queueThanks } from '../mail/queue-mail.ts'
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
    const values = { name: member.name, team: name, event: eventName(event) }
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
