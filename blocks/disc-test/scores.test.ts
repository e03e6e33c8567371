import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTied, patternOf, ranked } from './pattern.ts'
import { dimensions, findScores, scoresOf, searchOf, type Answer, type Scores } from './scores.ts'

const anAnswer = fc
  .shuffledSubarray([...dimensions], { minLength: 2, maxLength: 2 })
  .map(([most, least]) => ({ most, least }) as Answer)
const answers = fc.array(anAnswer, { minLength: 1, maxLength: 40 })
const sumOf = (scores: Scores) => dimensions.reduce((sum, one) => sum + scores[one], 0)

test('every score is a whole number from 0 to 100, and the four add up to 200 but for rounding', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const scores = scoresOf(given)
      for (const one of dimensions) {
        expect(Number.isInteger(scores[one])).toBe(true)
        expect(scores[one]).toBeGreaterThanOrEqual(0)
        expect(scores[one]).toBeLessThanOrEqual(100)
      }
      expect(Math.abs(sumOf(scores) - 200)).toBeLessThanOrEqual(2)
      expect(findScores(scores)).toEqual(scores)
    }),
  )
})

test('exchanging most and least mirrors every score', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const scores = scoresOf(given)
      const mirrored = scoresOf(given.map(({ most, least }) => ({ most: least, least: most })))
      for (const one of dimensions) expect(mirrored[one]).toBe(100 - scores[one])
    }),
  )
})

test('the order of the answers changes nothing, and renaming dimensions renames their scores', () => {
  fc.assert(
    fc.property(answers, fc.shuffledSubarray([...dimensions], { minLength: 4 }), (given, to) => {
      const renamed = (one: keyof Scores) => to[dimensions.indexOf(one)] ?? one
      const scores = scoresOf(given)
      expect(scoresOf(given.toReversed())).toEqual(scores)
      const moved = scoresOf(
        given.map(({ most, least }) => ({ most: renamed(most), least: renamed(least) })),
      )
      for (const one of dimensions) expect(moved[renamed(one)]).toBe(scores[one])
    }),
  )
})

test('a dimension that is always most has 100, one that is always least 0, and one never chosen 50', () => {
  const always: Answer = { most: 'i', least: 'c' }
  expect(scoresOf(Array.from({ length: 24 }, () => always))).toEqual({ d: 50, i: 100, s: 50, c: 0 })
  expect(scoresOf([])).toEqual({ d: 50, i: 50, s: 50, c: 50 })
})

test.each<[Partial<Scores>, boolean]>([
  [{ d: 50, i: 50, s: 50, c: 50 }, true],
  [{ d: 51, i: 50, s: 50, c: 51 }, true],
  [{ d: 100, i: 100, s: 100, c: 100 }, false],
  [{ d: 53, i: 50, s: 50, c: 50 }, false],
  [{ d: 100, i: 50, s: 50 }, false],
  [{}, false],
])('%j is a result: %s', (values, isResult) => {
  expect(findScores(values) !== undefined).toBe(isResult)
})

test('the query of a result has its scores and nothing else', () => {
  expect(searchOf({ d: 65, i: 75, s: 33, c: 27 })).toBe('?d=65&i=75&s=33&c=27')
})

test.each<[string, Scores]>([
  ['d', { d: 85, i: 44, s: 37, c: 33 }],
  ['id', { d: 65, i: 75, s: 33, c: 27 }],
  ['is', { d: 29, i: 67, s: 67, c: 38 }],
  ['cs', { d: 27, i: 33, s: 65, c: 75 }],
  ['s', { d: 50, i: 40, s: 66, c: 44 }],
  ['balanced', { d: 52, i: 50, s: 48, c: 50 }],
])('the pattern %s is that of %j', (pattern, scores) => {
  expect(patternOf(scores)).toBe(pattern)
})

test('the first letter of a pattern is a dimension whose score no other exceeds', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const scores = scoresOf(given)
      const [first = 'd'] = ranked(scores)
      expect(scores[first]).toBe(Math.max(...Object.values(scores)))
      const pattern = patternOf(scores)
      if (pattern !== 'balanced') expect(pattern.startsWith(first)).toBe(true)
    }),
  )
})

test('equal scores are told where their order decided the pattern', () => {
  expect(isTied({ d: 29, i: 67, s: 67, c: 38 })).toBe(true)
  expect(isTied({ d: 65, i: 75, s: 33, c: 27 })).toBe(false)
  expect(isTied({ d: 90, i: 36, s: 37, c: 37 })).toBe(false)
  expect(isTied({ d: 50, i: 50, s: 50, c: 50 })).toBe(false)
})
