import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { Slug } from '../slug.ts'

/** What somebody has a result of. */
export const ResultKind = z.enum(['quiz', 'exercise'])
export type ResultKind = z.output<typeof ResultKind>

const most = 200

/** A path of the site with its query, without an origin. */
const ownPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[\w\-.~%/?=&@]*$/, {
    error: bilingual({
      id: 'Isi dengan alamat di situs ini, yang diawali garis miring.',
      en: 'must be a path of this site, which begins with a slash',
    }),
  })

const fields = {
  kind: ResultKind,
  slug: Slug.describe('The subject of a quiz, or the slug of an exercise.'),
  title: z.string().trim().min(1).max(160).describe('Its name, as the page shows it.'),
  path: ownPath.describe('The path of its page.'),
  correct: z.int().min(0).max(most).describe('Right answers, or checks that passed.'),
  total: z.int().min(1).max(most).describe('Questions, or checks.'),
}

/**
 * A score as the learner’s browser has reported it: the site has seen neither answers nor code, and cannot check it. It is
 * shown to its owner alone, and is no proof and no part of a ranking.
 */
export const LearningResult = z.object({ id: z.string(), ...fields, recordedAt: z.string() })
export type LearningResult = z.output<typeof LearningResult>

const host = 'services'

/** The newest 200 results of the caller, newest first. */
export const listResults = endpoint({
  host,
  method: 'GET',
  path: 'v1/learning/result/list',
  summary: 'Your results of quizzes and exercises.',
  input: z.object({ ...paging(10), kind: ResultKind.optional() }),
  output: listOf(LearningResult),
  access: 'user',
  entities: [],
})

/**
 * Stores a score of the caller, without answers and code. An exercise has one result, the best; of what is older than the
 * newest 200 results, nothing is stored.
 */
export const recordResult = endpoint({
  host,
  method: 'POST',
  path: 'v1/learning/result/record',
  summary: 'Store your score of a quiz or an exercise.',
  input: z.strictObject(fields).refine(({ correct, total }) => correct <= total, {
    path: ['correct'],
    error: bilingual({
      id: 'Tidak boleh lebih dari jumlah soal.',
      en: 'must not be more than the total',
    }),
  }),
  output: LearningResult,
  access: 'user',
  entities: [],
  throttle: { times: 30, seconds: 60 },
})

/** The endpoints of this area. */
export const learningResultEndpoints = [listResults, recordResult]
