import { expect, test } from 'vitest'
import type { Problem } from '#schemas/problems.ts'
import type { Rules } from '#schemas/rules.ts'
import { applySeverity } from './apply-severity.ts'

const problem = (more: Partial<Problem> = {}): Problem => ({
  rule: 'unknown-key',
  severity: 'error',
  message: 'x',
  hint: 'y',
  layout: 'coba',
  file: 'layouts/coba/layout.json',
  line: 1,
  column: 1,
  pointer: '',
  ...more,
})
const result = (problems: Problem[], own: Partial<Rules>, parent: Partial<Rules> = {}) =>
  applySeverity(
    problems,
    [
      { layout: 'coba', rules: own },
      { layout: 'induk', rules: parent },
    ],
    '2026-11-21',
  )
const accepted = (more: object = {}) => ({
  rule: 'unknown-key',
  reason: 'It comes back in spring.',
  until: '2026-11-21',
  ...more,
})

test('a layout chooses the severity of a rule, or disables it', () => {
  const { problems } = result([problem()], { severity: { 'unknown-key': 'info' } })
  expect(problems.map(({ severity }) => severity)).toEqual(['info'])
  expect(result([problem()], { severity: { 'unknown-key': 'off' } }).problems).toEqual([])
})

test('a parent decides for its own files, and its child may override that', () => {
  const ofParent = problem({ file: 'layouts/induk/layout.json' })
  const parent = { severity: { 'unknown-key': 'warning' as const } }
  expect(
    result([ofParent, problem()], {}, parent).problems.map(({ severity }) => severity),
  ).toEqual(['warning', 'error'])
  const own = { severity: { 'unknown-key': 'info' as const } }
  expect(result([ofParent], own, parent).problems[0]?.severity).toBe('info')
})

test('a suppression accepts one rule, on one page or node, through its last day', () => {
  expect(result([problem()], { suppress: [accepted()] }).suppressed).toHaveLength(1)
  const onHome = { suppress: [accepted({ page: 'home', node: 'a' })] }
  expect(result([problem({ page: 'home', block: 'a' })], onHome).problems).toEqual([])
  expect(result([problem({ page: 'home', block: 'b' })], onHome).problems).toHaveLength(1)
  expect(result([problem({ page: 'about', block: 'a' })], onHome).problems).toHaveLength(1)
  const ended = { suppress: [accepted({ until: '2026-11-20' })] }
  expect(result([problem()], ended).problems).toHaveLength(1)
})

test('a suppression that accepts nothing is idle, and an expired one is not', () => {
  const suppress = [accepted({ rule: 'schema' }), accepted({ until: '2026-11-20' }), accepted()]
  expect(result([problem()], { suppress }).idle).toEqual([{ layout: 'coba', index: 0 }])
})
