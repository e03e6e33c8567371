import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

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

/** Counts what was flagged, from the site's own rows; what was not flagged is absent. */
export const readCounters = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/statistics/counter',
  summary: 'How many alumni, cities, schools, students, mentors and programs there are.',
  input: z.object(
    Object.fromEntries(counterFlags.map((name) => [name, flag])) as Record<
      CounterFlag,
      typeof flag
    >,
  ),
  output: z.partialRecord(CounterFlag, z.int().nonnegative()),
  access: 'public',
  entities: ['statistics', 'program', 'mentor'],
})
