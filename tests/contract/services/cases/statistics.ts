import { expect } from 'vitest'
import { listBatches } from '#schemas/services/batch.ts'
import { listPrograms } from '#schemas/services/program.ts'
import {
  counterFlags,
  listBatchStatistics,
  listProvinceScores,
  listProvinceStatistics,
  readBatchStatistics,
  readCounters,
  readLandingCounter,
  readProgramChart,
  readRegistrarChart,
  readStatisticCounter,
  readStatistics,
  readStudentsChart,
} from '#schemas/services/statistics.ts'
import type { Case, SiteName, World } from '../case.ts'

const all = Object.fromEntries(counterFlags.map((flag) => [flag, 'true']))
const leads = ['superadmin', 'admin', 'lead_program', 'lead_region'] as const

async function firstSlug(
  world: World,
  endpoint: typeof listPrograms | typeof listBatches,
  site: SiteName,
) {
  const { data } = await world.call(endpoint, { site })
  return (data as { items: { slug: string; id: string }[] }).items[0]
}

const chart = (data: { labels: string[]; series: { values: number[] }[] }) => {
  expect(data.labels).toHaveLength(12)
  for (const { values } of data.series) expect(values).toHaveLength(12)
}

export const statistics: Case[] = [
  ...[readCounters, readStatisticCounter].flatMap((endpoint): Case[] => [
    {
      name: 'every counter that is flagged',
      endpoint,
      input: all,
      status: 200,
      check: (data: object) =>
        expect(Object.keys(data).toSorted()).toEqual([...counterFlags].toSorted()),
    },
    ...counterFlags.map((flag): Case => ({
      name: `${flag} alone`,
      endpoint,
      input: { [flag]: '1' },
      status: 200,
      check: (data: object) => expect(Object.keys(data)).toEqual([flag]),
    })),
    {
      name: 'none that is flagged off',
      endpoint,
      input: { schools: 'false' },
      status: 200,
      check: (data: object) => expect(data).toEqual({}),
    },
    {
      name: 'a flag is on or off',
      endpoint,
      input: { schools: 'maybe' },
      status: 400,
      field: 'schools',
    },
    { name: 'each site counts its own', endpoint, site: 'lms', input: all, status: 200 },
  ]),
  {
    name: 'all of them at once',
    endpoint: readLandingCounter,
    status: 200,
    async check(data: unknown, world) {
      expect((await world.call(readCounters, { input: all })).data).toEqual(data)
    },
  },
  {
    name: 'what the site has done',
    endpoint: readStatistics,
    status: 200,
    check: (data: Record<string, number>) => {
      expect(data.schools).toBeGreaterThan(0)
      expect(data.provinces).toBeLessThanOrEqual(data.schools ?? 0)
    },
  },
  {
    name: 'provinces by name',
    endpoint: listProvinceStatistics,
    status: 200,
    check: ({ items }: { items: { province: string }[] }) => {
      const names = items.map(({ province }) => province)
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(names.length)
    },
  },
  {
    name: 'the best province first',
    endpoint: listProvinceScores,
    input: { page: 1, pageSize: 3 },
    status: 200,
    check: ({ items }: { items: { rank: number; score: number }[] }) => {
      expect(items[0]?.rank).toBe(1)
      expect(items.map(({ score }) => score)).toEqual(
        items.map(({ score }) => score).toSorted((a, b) => b - a),
      )
    },
  },
  {
    name: 'pages begin at one',
    endpoint: listProvinceScores,
    input: { page: 0 },
    status: 400,
    field: 'page',
  },
  {
    name: 'a page has at most a hundred',
    endpoint: listProvinceScores,
    input: { pageSize: 101 },
    status: 400,
    field: 'pageSize',
  },
  {
    name: 'beyond the last page there is nothing',
    endpoint: listProvinceScores,
    input: { page: 50 },
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toEqual([]),
  },
  {
    name: 'batches that have not ended',
    endpoint: listBatchStatistics,
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items.length).toBeGreaterThan(0),
  },
  ...[...leads, 'mentor' as const, 'teacher' as const].map((as): Case => ({
    name: `a ${as} reads one batch`,
    endpoint: readBatchStatistics,
    as,
    input: async (world) => ({ id: (await firstSlug(world, listBatches, 'foundation'))?.slug }),
    status: 200,
  })),
  {
    name: 'there is no such batch',
    endpoint: readBatchStatistics,
    as: 'admin',
    input: { id: 'tiada' },
    status: 404,
  },
  {
    name: 'a batch of another site is none',
    endpoint: readBatchStatistics,
    as: 'admin',
    input: async (world) => ({ id: (await firstSlug(world, listBatches, 'lms'))?.id }),
    status: 404,
  },
  ...leads.flatMap((as): Case[] => [
    {
      name: `a ${as} sees enrolments by month`,
      endpoint: readStudentsChart,
      as,
      status: 200,
      check: chart,
    },
    {
      name: `a ${as} sees registrations by month`,
      endpoint: readRegistrarChart,
      as,
      site: 'lms',
      status: 200,
      check: (data: never) => chart(data),
    },
    {
      name: `a ${as} sees those of a program`,
      endpoint: readProgramChart,
      as,
      input: async (world) => ({ id: (await firstSlug(world, listPrograms, 'foundation'))?.slug }),
      status: 200,
      check: chart,
    },
  ]),
  {
    name: 'there is no such program',
    endpoint: readProgramChart,
    as: 'admin',
    input: { id: 'tiada' },
    status: 404,
  },
  {
    name: 'a program of another site is none',
    endpoint: readProgramChart,
    as: 'admin',
    input: async (world) => ({ id: (await firstSlug(world, listPrograms, 'lms'))?.id }),
    status: 404,
  },
]
