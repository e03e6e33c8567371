import { z } from 'zod'
import { writeEventName, writePath } from '../messages.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { Batch } from './batch.ts'

/** The counters that a call can request, one flag each. */
export const counterFlags = [
  'alumni',
  'cities',
  'cities_active',
  'cities_alumni',
  'schools',
  'schools_active',
  'schools_alumni',
  'students',
  'mentors',
  'programs',
] as const
export const CounterFlag = z.enum(counterFlags)
export type CounterFlag = z.output<typeof CounterFlag>

const flag = z.stringbool().optional()
const flags = z.object(
  Object.fromEntries(counterFlags.map((name) => [name, flag])) as Record<CounterFlag, typeof flag>,
)
const count = z.int().nonnegative()
const reading = { host: 'api', method: 'GET', access: 'public', entities: ['statistics'] } as const
/** The kinds of accounts that may read statistics that are not public. */
const leads = ['superadmin', 'admin', 'lead_program', 'lead_region'] as const

/** Counts what the flags request, from the site's own rows; others are absent. */
export const readCounters = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/statistics/counter',
  summary: 'How many alumni, cities, schools, students, mentors and programs there are.',
  input: flags,
  output: z.partialRecord(CounterFlag, count),
  access: 'public',
  entities: ['statistics', 'program', 'mentor'],
})

/** The same counters on the API host. */
export const readStatisticCounter = endpoint({
  ...reading,
  path: 'statistic/counter',
  summary: 'The counters that are flagged.',
  input: flags,
  output: z.partialRecord(CounterFlag, count),
  entities: ['statistics', 'program', 'mentor'],
})

/** Every counter at once, for the home page. */
export const readLandingCounter = endpoint({
  ...reading,
  path: 'statistic/landing/counter',
  summary: 'All counters.',
  input: z.object({}),
  output: z.object(
    Object.fromEntries(counterFlags.map((name) => [name, count])) as Record<
      CounterFlag,
      typeof count
    >,
  ),
  entities: ['statistics', 'program', 'mentor'],
})

/** The totals of a site. */
export const readStatistics = endpoint({
  ...reading,
  path: 'statistics',
  summary: 'What this site has done so far.',
  input: z.object({}),
  output: z.object({
    students: count,
    alumni: count,
    schools: count,
    cities: count,
    provinces: count,
    mentors: count,
    programs: count,
    classes: count,
    batches: count,
  }),
  entities: ['statistics', 'program', 'mentor', 'class'],
})

/** The participation of a province. */
export const ProvinceStatistics = z.object({
  province: z.string(),
  schools: count,
  schools_active: count,
  cities: count,
  students: count,
  alumni: count,
})
export type ProvinceStatistics = z.output<typeof ProvinceStatistics>

/** Provinces that have a school, by name. */
export const listProvinceStatistics = endpoint({
  ...reading,
  path: 'statistic/provincies',
  summary: 'How each province takes part.',
  input: z.object({}),
  output: z.object({ items: z.array(ProvinceStatistics) }),
})

/** What an alumnus, a learner and an active school add to the score of their province. */
export const scoreOf = { alumnus: 2, student: 1, activeSchool: 10 } as const

/**
 * Provinces by their score, best first; those of one score share a rank. The score is two for each alumnus, one
 * for each learner and ten for each active school.
 */
export const listProvinceScores = endpoint({
  ...reading,
  path: 'statistic/provincies/score',
  summary: 'The leaderboard of provinces.',
  input: z.object({ ...paging(10) }),
  output: listOf(
    z.object({
      rank: z.int().min(1),
      province: z.string(),
      score: count,
      schools: count,
      students: count,
      alumni: count,
    }),
  ),
})

/** Series of numbers with the labels of their points. */
export const Chart = z.object({
  labels: z.array(z.string()).describe('Months as `2026-11`, the oldest first.'),
  series: z.array(z.object({ name: z.string(), values: z.array(count) })),
})
export type Chart = z.output<typeof Chart>

/** Enrolments of a program by month over a year; 404 when there is none. A lead reads the figures of its own area alone. */
export const readProgramChart = endpoint({
  ...reading,
  path: 'statistic/chart/{id}',
  summary: 'Enrolments of one program by month.',
  input: z.object({ id: z.string().min(1).max(200) }),
  output: Chart,
  access: leads,
})

/** Enrolments in all classes, and the number of learners, by month over a year. */
export const readStudentsChart = endpoint({
  ...reading,
  path: 'statistic/students/chart',
  summary: 'Enrolments by month.',
  input: z.object({}),
  output: Chart,
  access: leads,
})

/** New accounts and new teams by month over a year. */
export const readRegistrarChart = endpoint({
  ...reading,
  path: 'statistic/registrar/chart',
  summary: 'Registrations by month.',
  input: z.object({}),
  output: Chart,
  access: leads,
})

const BatchStatistics = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  program: z.string(),
  seats: count,
  classes: count,
  enrolled: count.describe('Who has enrolled in a class of the program since registration opened.'),
})

/** Batches that have not ended, with their enrolments. */
export const listBatchStatistics = endpoint({
  ...reading,
  path: 'statistic/batchs/active',
  summary: 'How batches fill.',
  input: z.object({}),
  output: z.object({ items: z.array(BatchStatistics) }),
  entities: ['statistics', 'program', 'class'],
})

/** One batch by its id or slug; also for mentors. */
export const readBatchStatistics = endpoint({
  ...reading,
  path: 'statistic/batchs/active/{id}',
  summary: 'How one batch fills.',
  input: z.object({ id: z.string().min(1).max(200) }),
  output: BatchStatistics.extend({ startsAt: Batch.shape.startsAt, endsAt: Batch.shape.endsAt }),
  access: [...leads, 'mentor', 'teacher'],
})

/** Counts an event on a page. It is written a little later, together with others; 429 for too many. */
export const recordStatistic = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/statistics/record',
  summary: 'Count an event.',
  input: z.strictObject({
    event: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/, { error: writeEventName }),
    path: z.string().max(500).regex(/^\//, { error: writePath }).optional(),
  }),
  output: z.object({ recorded: z.literal(true) }),
  access: 'public',
  entities: [],
})

/**
 * Logs the load of a page or a click on a link. It is written a little later, together with others, and deleted
 * after ninety days; 429 for too many of one address.
 */
export const logClick = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/logger/log/click',
  summary: 'Log a click.',
  input: z.strictObject({
    from: z.string().max(500),
    to: z.string().max(2000),
    type: z.enum(['page_load', 'internal_navigation', 'external']),
    timestamp: z.union([z.int().positive(), z.iso.datetime({ offset: true })]),
  }),
  output: z.object({ logged: z.literal(true) }),
  access: 'public',
  entities: [],
})

export const statisticsEndpoints = [
  readCounters,
  recordStatistic,
  logClick,
  readStatistics,
  listProvinceStatistics,
  listProvinceScores,
  readLandingCounter,
  readStatisticCounter,
  readProgramChart,
  listBatchStatistics,
  readBatchStatistics,
  readStudentsChart,
  readRegistrarChart,
]
