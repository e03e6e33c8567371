import { expect } from 'vitest'
import {
  type LearningResult,
  listResults,
  recordResult,
} from '#schemas/services/learning-result.ts'
import type { Case, World } from '../case.ts'

const score = {
  kind: 'quiz',
  slug: 'matematika-dasar',
  title: 'Matematika dasar',
  path: '/Quiz?subject=matematika-dasar',
  correct: 7,
  total: 10,
} as const

const record = async (world: World) => {
  await world.call(recordResult, { site: 'lms', as: 'teacher', input: score })
  return {}
}

export const learningResult: Case[] = [
  {
    name: 'a score is stored',
    endpoint: recordResult,
    site: 'lms',
    as: 'student',
    input: score,
    status: 200,
    check: (data: LearningResult) => expect(data).toMatchObject(score),
  },
  {
    name: 'own scores are listed',
    endpoint: listResults,
    site: 'lms',
    as: 'teacher',
    input: async (world) => ({ ...(await record(world)), kind: 'quiz' }),
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items[0]).toMatchObject(score),
  },
  {
    name: 'others do not see them',
    endpoint: listResults,
    site: 'lms',
    as: 'admin',
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toEqual([]),
  },
  {
    name: 'a list of an unknown kind is refused',
    endpoint: listResults,
    as: 'student',
    input: { kind: 'exam' },
    status: 400,
    field: 'kind',
  },
  ...Object.entries({
    kind: 'exam',
    slug: 'Bukan Slug',
    title: '',
    path: 'https://contoh.example/',
    correct: 11,
    total: 201,
  }).map(([field, value]): Case => ({
    name: `a score with a wrong ${field} is refused`,
    endpoint: recordResult,
    as: 'student',
    input: { ...score, [field]: value },
    status: 400,
    field,
  })),
  {
    name: 'a score carries no answers',
    endpoint: recordResult,
    as: 'student',
    input: { ...score, code: 'return 1' },
    status: 400,
  },
]
