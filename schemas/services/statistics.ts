import { z } from 'zod'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { Batch } from './batch.ts'

/** The counters of product.md section 3, "Counter request flags". */
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
/** Who reads what is not for everyone: readings.md, "Accounts and roles". */
const leads = ['superadmin', 'admin', 'lead_program', 'lead_region'] as const

/** Counts what was flagged, from the site's own rows; what was not flagged is absent. */
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

/** The same counters on the api host. Product.md section 7, api host. */
export const readStatisticCounter = endpoint({
  ...reading,
  path: 'statistic/counter',
  summary: 'The counters that are flagged.',
  input: flags,
  output: z.partialRecord(CounterFlag, count),
  entities: ['statistics', 'program', 'mentor'],
})

/** Every counter at once, as a first page shows them. Product.md section 7, api host. */
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

/** What a site has done so far. Product.md section 7, api host. */
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

/** How a province takes part. */
export const ProvinceStatistics = z.object({
  province: z.string(),
  schools: count,
  schools_active: count,
  cities: count,
  students: count,
  alumni: count,
})
export type ProvinceStatistics = z.output<typeof ProvinceStatistics>

/** Provinces that have a school, by name. Product.md section 7, api host. */
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
 * Provinces by their score, the best first; those of one score share a rank. The score is two for each
 * alumnus, one for each learner and ten for each active school. Product.md section 7, api host.
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

/** Numbers along a line of labels. */
export const Chart = z.object({
  labels: z.array(z.string()).describe('Months as `2026-11`, the oldest first.'),
  series: z.array(z.object({ name: z.string(), values: z.array(count) })),
})
export type Chart = z.output<typeof Chart>

/** Enrolments in the classes of a program, a month at a time over a year; 404 for no such program. */
export const readProgramChart = endpoint({
  ...reading,
  path: 'statistic/chart/{id}',
  summary: 'Enrolments of one program by month.',
  input: z.object({ id: z.string().min(1).max(200) }),
  output: Chart,
  access: leads,
})

/** Enrolments in all classes, and of how many people, by month over a year. Product.md section 7, api host. */
export const readStudentsChart = endpoint({
  ...reading,
  path: 'statistic/students/chart',
  summary: 'Enrolments by month.',
  input: z.object({}),
  output: Chart,
  access: leads,
})

/** New accounts and new teams by month over a year. Product.md section 7, api host. */
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

/** Batches that have not ended, with how many have enrolled. Product.md section 7, api host. */
export const listBatchStatistics = endpoint({
  ...reading,
  path: 'statistic/batchs/active',
  summary: 'How batches fill.',
  input: z.object({}),
  output: z.object({ items: z.array(BatchStatistics) }),
  entities: ['statistics', 'program', 'class'],
})

/** One batch by its id or slug; also for those who teach. Product.md section 7, api host. */
export const readBatchStatistics = endpoint({
  ...reading,
  path: 'statistic/batchs/active/{id}',
  summary: 'How one batch fills.',
  input: z.object({ id: z.string().min(1).max(200) }),
  output: BatchStatistics.extend({ startsAt: Batch.shape.startsAt, endsAt: Batch.shape.endsAt }),
  access: [...leads, 'mentor', 'teacher'],
})

/** Counts that something happened on a page. It is written a little later, together with others; 429 for too many. */
export const recordStatistic = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/statistics/record',
  summary: 'Count an event.',
  input: z.strictObject({
    event: z
      .string()
      .regex(/^[a-z][a-z0-9_]{1,39}$/, { error: 'must be a word such as quiz_finished' }),
    path: z.string().max(500).regex(/^\//, { error: 'must be a path' }).optional(),
  }),
  output: z.object({ recorded: z.literal(true) }),
  access: 'public',
  entities: [],
})

/**
 * Logs the load of a page or a click on a link: product.md section 7, "click log". It is written a
 * little later, together with others, and kept for ninety days; 429 for too many of one address.
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
