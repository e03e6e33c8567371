import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import { accounts } from '../../database/tables/account-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { enrolments } from '../../database/tables/payment-tables.ts'
import { payouts } from '../../database/tables/payout-tables.ts'
import { teams } from '../../database/tables/people-tables.ts'
import { programSchools, schools } from '../../database/tables/program-tables.ts'
import type { LeadLimit } from './lead-limit.ts'
import { writtenNamesOf } from './province-names.ts'

type Condition = SQL | undefined

/** Schools that take part in the programme, or lie in the province: by their city, else by the province's name. */
export const schoolsOfLead = (limit: LeadLimit | null): Condition =>
  limit === null ? undefined : sql`${schools.id} in ${schoolIds(limit)}`

/**
 * Teams of the programme's schools, which some name without choosing them from the list; or teams from a city of the
 * province, and those without a city by their school. What names neither belongs to no province.
 */
export function teamsOfLead(limit: LeadLimit | null): Condition {
  if (limit === null) return undefined
  const ofSchool = sql`${teams.schoolId} in ${schoolIds(limit)}`
  if (limit.of === 'province')
    return sql`case when ${teams.cityId} is null then ${ofSchool} else ${inCityOf(limit.id)} end`
  const isSameCity = sql`coalesce(${teams.cityId} = ${schools.cityId}, true)`
  const named = sql`select 1 from ${schools} where ${and(
    schoolsOfLead(limit),
    sql`lower(${schools.name}) = lower(${teams.schoolName})`,
    isSameCity,
  )}`
  return sql`case when ${teams.schoolId} is null then exists (${named}) else ${ofSchool} end`
}

/** Enrolments in classes of the programme, or those of learners whose school lies in the province. */
export function enrolmentsOfLead(limit: LeadLimit | null): Condition {
  if (limit === null) return undefined
  if (limit.of === 'program') return sql`${enrolments.classId} in ${classIds(limit)}`
  return sql`${enrolments.accountId} in ${accountIds(limit)}`
}

/** Accounts of a school of the programme or the province; of a programme also those that enrolled in its classes. */
export function accountsOfLead(limit: LeadLimit | null): Condition {
  if (limit === null) return undefined
  const ofSchool = sql`${accounts.schoolId} in ${schoolIds(limit)}`
  if (limit.of === 'province') return ofSchool
  const enrolled = sql`select ${enrolments.accountId} from ${enrolments}
    where ${and(eq(enrolments.siteId, limit.siteId), enrolmentsOfLead(limit))}`
  return sql`(${ofSchool} or ${accounts.id} in (${enrolled}))`
}

/**
 * Payouts whose requester is of a school of the programme or the province. A payout itself has neither, so one whose
 * requester has no school belongs to the site alone.
 */
export const payoutsOfLead = (limit: LeadLimit | null): Condition =>
  limit === null ? undefined : sql`${payouts.requesterId} in ${accountIds(limit)}`

/** The ids of the schools, as a subquery. */
function schoolIds({ siteId, of, id }: LeadLimit): SQL {
  if (of === 'program')
    return sql`(select ${programSchools.schoolId} from ${programSchools}
      where ${and(eq(programSchools.siteId, siteId), eq(programSchools.programId, id))})`
  const named = inArray(sql`lower(${schools.province})`, writtenNamesOf(id))
  const within = sql`case when ${schools.cityId} is null then ${named}
    else ${like(schools.cityId, `${id}.%`)} end`
  return sql`(select ${schools.id} from ${schools} where ${and(eq(schools.siteId, siteId), within)})`
}

const accountIds = (limit: LeadLimit): SQL =>
  sql`(select ${accounts.id} from ${accounts}
    where ${eq(accounts.siteId, limit.siteId)} and ${accounts.schoolId} in ${schoolIds(limit)})`

const classIds = ({ siteId, id }: LeadLimit): SQL =>
  sql`(select ${classes.id} from ${classes}
    where ${and(eq(classes.siteId, siteId), eq(classes.programId, id))})`

const inCityOf = (provinceId: string): SQL => like(teams.cityId, `${provinceId}.%`)
