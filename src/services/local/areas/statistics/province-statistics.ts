import { asc, desc, eq, sql } from 'drizzle-orm'
import {
  listProvinceScores,
  listProvinceStatistics,
  scoreOf,
} from '#schemas/services/statistics.ts'
import { handler } from '../../calls/handler.ts'
import { offsetOf, toPagination } from '../../database/paging.ts'
import { schools } from '../../database/tables/program-tables.ts'

const { province, city, isActive, students, alumni } = schools

const sums = {
  province,
  schools: sql<number>`count(*)`,
  schools_active: sql<number>`count(*) filter (where ${isActive})`,
  cities: sql<number>`count(distinct ${city})`,
  students: sql<number>`coalesce(sum(${students}), 0)::bigint`,
  alumni: sql<number>`coalesce(sum(${alumni}), 0)::bigint`,
}

const score = sql<number>`(coalesce(sum(${alumni}), 0) * ${scoreOf.alumnus}::int
  + coalesce(sum(${students}), 0) * ${scoreOf.student}::int
  + count(*) filter (where ${isActive}) * ${scoreOf.activeSchool}::int)::bigint`

/** The provinces that have a school of the site, by name. */
export const listProvinceStatisticsHandler = handler(
  listProvinceStatistics,
  { role: 'visitor', cached: true },
  async (tx, { siteId }) => ({
    items: await tx
      .select(sums)
      .from(schools)
      .where(eq(schools.siteId, siteId))
      .groupBy(province)
      .orderBy(asc(province)),
  }),
)

/** The leaderboard of provinces, ranked over all pages. */
export const listProvinceScoresHandler = handler(
  listProvinceScores,
  { role: 'visitor', cached: true },
  async (tx, { siteId }, input) => {
    const ofSite = eq(schools.siteId, siteId)
    const items = await tx
      .select({
        rank: sql<number>`rank() over (order by ${score} desc)`,
        province,
        score,
        schools: sums.schools,
        students: sums.students,
        alumni: sums.alumni,
      })
      .from(schools)
      .where(ofSite)
      .groupBy(province)
      .orderBy(desc(score), asc(province))
      .limit(input.pageSize)
      .offset(offsetOf(input))
    const [all] = await tx
      .select({ provinces: sql<number>`count(distinct ${province})` })
      .from(schools)
      .where(ofSite)
    return { items, pagination: toPagination(input, all?.provinces ?? 0) }
  },
)
