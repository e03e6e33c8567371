import { z } from 'zod'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { Email } from './account.ts'
import { ClassBadgeState, ClassKind } from './class.ts'

const host = 'services'
const readers = ['superadmin', 'admin', 'mentor', 'teacher'] as const
const search = z.string().max(200).optional()

/** A class that someone teaches, with how its learners are doing. */
export const TaughtClass = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  kind: ClassKind,
  state: ClassBadgeState,
  seats: z.int().nonnegative(),
  learners: z.int().nonnegative(),
  percent: z.int().min(0).max(100).describe('The mean progress of its learners.'),
  startsAt: z.string(),
  endsAt: z.string(),
})
export type TaughtClass = z.output<typeof TaughtClass>

/** The classes that the caller teaches, the latest start first; for the staff those of the site. */
export const listTaughtClasses = endpoint({
  host,
  method: 'GET',
  path: 'v1/learning/taught/list',
  summary: 'The classes that you teach.',
  input: z.object({ ...paging(10), search }),
  output: listOf(TaughtClass),
  access: readers,
  entities: [],
})

/** An intake of a program in which the caller teaches. */
export const TaughtBatch = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  program: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  city: z.string().nullable(),
  seats: z.int().nonnegative(),
  startsAt: z.string(),
  endsAt: z.string(),
  classes: z.array(z.object({ name: z.string(), slug: z.string() })).describe('Those you teach.'),
})
export type TaughtBatch = z.output<typeof TaughtBatch>

/** The batches of programs in which the caller teaches a class, the latest start first; for the staff all. */
export const listTaughtBatches = endpoint({
  host,
  method: 'GET',
  path: 'v1/learning/batch/list',
  summary: 'The batches that you teach.',
  input: z.object({ ...paging(10), search }),
  output: listOf(TaughtBatch),
  access: readers,
  entities: [],
})

/** Someone who is enrolled in a class. */
export const Learner = z.object({
  id: z.string(),
  name: z.string(),
  class: z.object({ name: z.string(), slug: z.string() }),
  enrolledAt: z.string(),
  chapters: z.int().nonnegative(),
  finished: z.int().nonnegative(),
  percent: z.int().min(0).max(100),
  lastAt: z.string().nullable().describe('When they read last.'),
})
export type Learner = z.output<typeof Learner>

/**
 * The learners of the classes that the caller teaches with their progress, the latest enrolment first; for the staff
 * those of the site. A class that the caller does not teach has none.
 */
export const listLearners = endpoint({
  host,
  method: 'GET',
  path: 'v1/learning/learner/list',
  summary: 'The learners of your classes, with their progress.',
  input: z.object({
    ...paging(10),
    slug: z.string().max(200).optional().describe('Only of the class with this slug.'),
    search: search.describe('Words of the name of a learner.'),
  }),
  output: listOf(Learner),
  access: readers,
  entities: [],
})

/**
 * Says who teaches a class, or no longer does. Null and 404 for an unknown class, 422 for an address without an
 * account of the kind mentor or teacher at this site.
 */
export const updateTeacher = endpoint({
  host,
  method: 'POST',
  path: 'v1/learning/teacher/update',
  summary: 'Say who teaches a class.',
  input: z.strictObject({
    slug: z.string().min(1).max(200).describe('The slug of the class.'),
    email: Email,
    teaches: z.boolean(),
  }),
  output: z.object({
    class: z.object({ name: z.string(), slug: z.string() }),
    teachers: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  }),
  access: ['superadmin', 'admin'],
  entities: [],
})

/** The endpoints of this area. */
export const teachingEndpoints = [listTaughtClasses, listTaughtBatches, listLearners, updateTeacher]
