import { z } from 'zod'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { ChapterNeighbour } from './chapter.ts'
import { ClassKind } from './class.ts'
import { Invoice, InvoiceState, ProviderName } from './payment.ts'

/** A chapter that was opened, or read to its end. A finished one stays finished. */
export const ProgressState = z.enum(['started', 'finished'])
export type ProgressState = z.output<typeof ProgressState>

/** How far someone is in a class. */
export const ClassProgress = z.object({
  chapters: z.int().nonnegative().describe('The published chapters of the class.'),
  finished: z.int().nonnegative(),
  percent: z.int().min(0).max(100).describe('Finished chapters of all, rounded down.'),
  resume: ChapterNeighbour.nullable().describe(
    'The chapter to go on with: the last one that was opened, or the one after it when it is finished. Null when all are.',
  ),
  lastAt: z.string().nullable().describe('When something was read last.'),
})
export type ClassProgress = z.output<typeof ClassProgress>

const ClassName = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  kind: ClassKind,
  isPremium: z.boolean(),
})

/** A class of the caller. */
export const LearningClass = z.object({
  class: ClassName.extend({ cover: z.string().nullable() }),
  enrolledAt: z.string().nullable().describe('Null for a class that is read without enrolment.'),
  progress: ClassProgress,
})
export type LearningClass = z.output<typeof LearningClass>

const slug = z.string().min(1).max(200)
const host = 'services'

/** The classes that the caller is enrolled in or has read in, the last read or enrolled first. */
export const listLearningClasses = endpoint({
  host,
  method: 'GET',
  path: 'v1/learning/class/list',
  summary: 'Your classes, with your progress.',
  input: z.object({ ...paging(6) }),
  output: listOf(LearningClass),
  access: 'user',
  entities: [],
})

/** The caller's progress in a class. */
export const LearningProgress = ClassProgress.extend({
  class: ClassName,
  items: z.array(
    z.object({
      chapterSlug: z.string(),
      state: ProgressState,
      position: z.number().min(0).max(1).describe('From the beginning, 0, to the end, 1.'),
      updatedAt: z.string(),
    }),
  ),
})
export type LearningProgress = z.output<typeof LearningProgress>

/** The caller's progress in a class, chapter by chapter; null and 404 for an unknown class. */
export const readProgress = endpoint({
  host,
  method: 'GET',
  path: 'v1/learning/progress/detail',
  summary: 'Your progress in a class.',
  input: z.object({ slug: slug.describe('The slug of the class.') }),
  output: LearningProgress,
  access: 'user',
  entities: [],
})

/**
 * Stores how far the caller is in a chapter, and returns the progress in its class. Null and 404 for an unknown
 * chapter, 403 for one whose text the caller may not read.
 */
export const updateProgress = endpoint({
  host,
  method: 'POST',
  path: 'v1/learning/progress/update',
  summary: 'Store your progress in a chapter.',
  input: z.strictObject({
    slug: slug.describe('The slug of the class.'),
    chapterSlug: slug,
    state: ProgressState,
    position: z.number().min(0).max(1),
  }),
  output: LearningProgress,
  access: 'user',
  entities: [],
  throttle: { times: 240, seconds: 60 },
})

/** The caller's invoices, newest first. */
export const listPayments = endpoint({
  host,
  method: 'GET',
  path: 'v1/learning/payment/list',
  summary: 'Your invoices, by status, provider and words.',
  input: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(10),
    status: InvoiceState.optional(),
    bank: ProviderName.optional().describe('The provider at which it was to be paid.'),
    search: z.string().max(200).optional().describe('Words of the name of the class.'),
    slug: z.string().max(200).optional().describe('The slug of a class.'),
  }),
  output: listOf(Invoice),
  access: 'user',
  entities: [],
})

/** The endpoints of this area. */
export const learningEndpoints = [listLearningClasses, readProgress, updateProgress, listPayments]
