import { z } from 'zod'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { ProvinceId } from './lead-area.ts'

const count = z.int().nonnegative()
const reading = { host: 'api', method: 'GET', access: 'public' } as const
const rank = z.int().min(1)
const score = count.max(1_000_000)

/**
 * Teams that have a score, best first; those of one score share a rank. `provinceId` leaves only the teams of that
 * province, ranked among themselves.
 */
export const listTeamScores = endpoint({
  ...reading,
  path: 'statistic/teams/score',
  summary: 'The leaderboard of teams.',
  input: z.object({
    ...paging(10),
    event: z.string().max(60).optional(),
    provinceId: ProvinceId.optional(),
  }),
  output: listOf(
    z.object({
      rank,
      id: z.string(),
      name: z.string(),
      event: z.string(),
      school: z.string(),
      cityId: z.string().nullable(),
      score,
    }),
  ),
  entities: ['statistics'],
})

/** Mentors by the learners of their classes, most first; those of the same number share a rank. */
export const listMentorScores = endpoint({
  ...reading,
  path: 'statistic/mentors/score',
  summary: 'The leaderboard of mentors.',
  input: z.object(paging(10)),
  output: listOf(
    z.object({
      rank,
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      role: z.string(),
      photo: z.string().nullable(),
      classes: count,
      learners: count.describe('Who has enrolled in a class of theirs, each once.'),
      hours: count.describe('Of the modules of their classes.'),
    }),
  ),
  entities: ['statistics', 'mentor', 'class'],
})

/** Sets the score of a team, which puts it on the leaderboard; null takes it off. 404 for an unknown team, and for one that is not the lead's. */
export const scoreTeam = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/team/score',
  summary: 'Score a team.',
  input: z.strictObject({ id: z.uuid(), score: score.nullable() }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    event: z.string(),
    score: score.nullable(),
  }),
  access: ['superadmin', 'admin', 'lead_program', 'lead_region'],
  entities: ['statistics'],
})

/** The endpoints of this area. */
export const leaderboardEndpoints = [listTeamScores, listMentorScores, scoreTeam]
