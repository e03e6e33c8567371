import { expect } from 'vitest'
import { readDonationTotal } from '#schemas/services/donation.ts'
import { listMentorScores, listTeamScores, scoreTeam } from '#schemas/services/leaderboard.ts'
import { registerTeam } from '#schemas/services/school.ts'
import type { Case, World } from '../case.ts'

const event = 'papan-skor'
const newTeam = async (world: World, name: string) => {
  const { data } = await world.call(registerTeam, {
    input: {
      name,
      event,
      schoolName: 'SMK Pelita',
      cityId: '33.74',
      mentorName: 'Bagas Aditya',
      mentorPhone: '081200000000',
      members: [{ name: 'Sekar Arum', email: 'sekar@smk.example' }],
    },
  })
  return (data as { id: string } | null)?.id
}

export const leaderboards: Case[] = [
  {
    name: 'a team is scored, and is on the leaderboard then',
    endpoint: scoreTeam,
    as: 'lead_program',
    input: async (world) => ({ id: await newTeam(world, 'Papan Satu'), score: 75 }),
    status: 200,
    check: async (data: object, world) => {
      expect(data).toMatchObject({ name: 'Papan Satu', score: 75 })
      const ranked = await world.call(listTeamScores, { input: { event, provinceId: '33' } })
      expect(ranked.data).toMatchObject({
        items: [{ rank: 1, name: 'Papan Satu', school: 'SMK Pelita', cityId: '33.74', score: 75 }],
        pagination: { page: 1, perPage: 10, totalItems: 1, totalPages: 1 },
      })
      expect(JSON.stringify(ranked.data)).not.toContain('0812')
    },
  },
  {
    name: 'a score is a number of points',
    endpoint: scoreTeam,
    as: 'admin',
    input: { id: '00000000-0000-4000-8000-000000000000', score: -1 },
    status: 400,
    field: 'score',
  },
  {
    name: 'a team that does not exist is not scored',
    endpoint: scoreTeam,
    as: 'admin',
    input: { id: '00000000-0000-4000-8000-000000000000', score: 1 },
    status: 404,
  },
  {
    name: 'teams of another site are not ranked',
    endpoint: listTeamScores,
    site: 'lms',
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toEqual([]),
  },
  {
    name: 'a province is named by its id',
    endpoint: listTeamScores,
    input: { provinceId: 'Jawa' },
    status: 400,
    field: 'provinceId',
  },
  {
    name: 'mentors are ranked with their figures',
    endpoint: listMentorScores,
    input: { pageSize: 3 },
    status: 200,
    check: ({ items }: { items: { learners: number; classes: number }[] }) => {
      expect(items).toHaveLength(3)
      const learners = items.map((item) => item.learners)
      expect(learners).toEqual(learners.toSorted((a, b) => b - a))
    },
  },
  {
    name: 'pages of mentors begin at one',
    endpoint: listMentorScores,
    input: { page: 0 },
    status: 400,
    field: 'page',
  },
  {
    name: 'the total of donations is that of the confirmed ones',
    endpoint: readDonationTotal,
    status: 200,
    check: ({ total, donors }: { total: number; donors: number }) => {
      expect(donors).toBeGreaterThan(0)
      expect(total).toBeGreaterThanOrEqual(donors * 1000)
    },
  },
]
