import { expect, test } from 'vitest'
import { noAttempt, reported } from './attempt.ts'
import { expectedRows, expectedText, answerOf, isSameOutput, judge } from './judge.ts'

const checks = [
  { run: 'f(1)', expected: '{"b": [1, null], "a": "x"}', hidden: false },
  { run: 'f(2)', expected: '2', hidden: true },
]
const exercise = { language: 'javascript' as const, ordered: true, checks }

test('values are compared by structure, and what was not run is said so', () => {
  const found = { 0: { value: '{"a": "x", "b": [1, null]}' } }
  const verdicts = judge(exercise, { ...noAttempt, found })
  expect(verdicts.map(({ state }) => state)).toEqual(['passed', 'unrun'])
})

test('a wrong value is shown, an error has its line', () => {
  const found = { 0: { value: '"x"' }, 1: { message: 'TypeError: x', line: 3 } }
  expect(judge(exercise, { ...noAttempt, found })).toEqual([
    { state: 'wrong', got: '"x"', line: null },
    { state: 'threw', got: 'TypeError: x', line: 3 },
  ])
})

test('the order of rows counts only where the task says so, and their names never', () => {
  const ask = (ordered: boolean, value: string) =>
    judge(
      {
        language: 'sql',
        ordered,
        checks: [{ run: '', expected: '[["a", 1], ["b", 2]]', hidden: false }],
      },
      { ...noAttempt, found: { 0: { value } } },
    )[0]?.state
  const turned = '{"columns": ["n", "m"], "rows": [["b", 2], ["a", 1]]}'
  expect(ask(true, turned)).toBe('wrong')
  expect(ask(false, turned)).toBe('passed')
  expect(ask(true, '{"columns": ["x"], "rows": [["a", 1], ["b", 2]]}')).toBe('passed')
  expect(ask(false, '{"columns": ["x"], "rows": [["a", 1]]}')).toBe('wrong')
  expect(ask(false, 'no JSON')).toBe('wrong')
  expect(answerOf('no JSON')).toBeUndefined()
})

test('printed lines are compared without the spaces at their ends', () => {
  expect(isSameOutput(' 1 \n2\n', '1\n2')).toBe(true)
  expect(isSameOutput('1 2', '1\n2')).toBe(false)
})

test('what was printed is bounded, however much is reported', () => {
  const text = 'x'.repeat(60_000)
  const once = reported(noAttempt, { run: 1, kind: 'printed', text })
  expect(reported(once, { run: 1, kind: 'printed', text }).printed).toHaveLength(65_536)
})

test('what is expected is the value of its JSON; a text that is none is the value itself', () => {
  expect([expectedText('{"b": 1}'), expectedText('Belajar')]).toEqual(['{"b": 1}', '"Belajar"'])
  expect(expectedRows('[["a", 1], "b"]')).toEqual([['a', 1]])
  expect([expectedRows('{}'), expectedRows('Belajar')]).toEqual([[], []])
})
