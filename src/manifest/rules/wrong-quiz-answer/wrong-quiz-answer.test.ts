import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (...rows: object[]) =>
  findings('wrong-quiz-answer', {
    ...homeOf([]),
    'collections/soal.json': {
      kind: 'quiz-question',
      rows: rows.map((row, index) => ({
        slug: `soal-${index}`,
        subject: 'matematika',
        question: 'Berapa 1 + 1?',
        choices: ['1', '2', '3'],
        answer: 1,
        explanation: 'Satu ditambah satu adalah dua.',
        ...row,
      })),
    },
  })

test('a position behind the last choice is reported', () => {
  expect(found({}, { answer: 2 })).toEqual([])
  expect(found({}, { answer: 3 })).toEqual([
    expect.stringMatching(/^collections\/soal\.json:\d+:\d+ There is no choice 3\.$/),
  ])
})

test('a choice that is written twice is reported, in each language', () => {
  const twice = 'The text of this choice is that of one above.'
  expect(found({ choices: ['1', '2', '1 '] })).toEqual([expect.stringContaining(twice)])
  const choices = [{ id: 'satu', en: 'one' }, { id: 'dua', en: 'one' }, 'tiga']
  expect(found({ choices })).toEqual([expect.stringContaining(twice)])
  expect(found({ choices: [{ id: 'satu', en: 'one' }, 'dua', 'tiga'] })).toEqual([])
})
