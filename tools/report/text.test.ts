import { expect, test } from 'vitest'
import { problemOf } from '#tests/made-up/problems.ts'
import { textReport } from './text.ts'

const lines = ['{', '    "tome": "calm"', '}']

test('a problem is printed with a clickable location, its line, a caret and the hint', () => {
  const report = textReport([problemOf()], { linesOf: () => lines })
  expect(report).toBe(`layouts/coba/pages/home.json:2:5 error unknown-key
  "tome" is not read here. Did you mean "tone"?
  2 |     "tome": "calm"
    |     ^
  Correct the name or take it out.

1 problem: 1 error.`)
})

test('a problem of an unreadable file is printed without its line', () => {
  expect(textReport([problemOf()], { linesOf: () => undefined })).not.toContain('|')
  expect(textReport([problemOf({ line: 9 })], { linesOf: () => lines })).not.toContain('|')
  expect(textReport([problemOf()])).not.toContain('|')
})

test('the caret is below its column behind tabs and at the end of a line', () => {
  const report = textReport([problemOf({ line: 1, column: 3 })], { linesOf: () => ['\t\tx'] })
  expect(report).toContain('  1 | \t\tx\n    | \t\t^\n')
  const last = textReport([problemOf({ line: 1, column: 3 })], { linesOf: () => ['ab'] })
  expect(last).toContain('  1 | ab\n    |   ^\n')
})

test('of a long line only the part around the column is shown', () => {
  const line = `${'a'.repeat(200)}X${'b'.repeat(200)}`
  const report = textReport([problemOf({ line: 7, column: 201 })], {
    linesOf: () => ['', '', '', '', '', '', line],
  })
  const [shown = '', caret = ''] = report.split('\n').slice(2)
  expect(shown).toMatch(/^ {2}7 \| …a+Xb+…$/)
  expect(shown[caret.indexOf('^')]).toBe('X')
  expect(shown.length).toBeLessThan(120)
})

test('the summary counts each severity and suppressed problems', () => {
  const problems = [
    problemOf(),
    problemOf({ severity: 'warning' }),
    problemOf({ severity: 'warning' }),
    problemOf({ severity: 'info' }),
  ]
  const report = textReport(problems, { suppressed: 1 })
  expect(report).toMatch(/\n4 problems: 1 error, 2 warnings, 1 to know of\. 1 more is accepted\.$/)
  expect(textReport([])).toBe('No problems.')
  expect(textReport([], { suppressed: 2 })).toBe('No problems. 2 more are accepted.')
})

test('a fixable problem is printed with its fix', () => {
  const fix = { title: 'Rename to "tone".', edits: [{ pointer: '/blocks/0/props/tome' }] }
  expect(textReport([problemOf({ fix })])).toContain('Can be mended: Rename to "tone".')
})

test('colours wrap the text and do not change it', () => {
  const report = textReport([problemOf()], { colour: (style, text) => `<${style}>${text}</>` })
  expect(report).toContain('<red>error</> <dim>unknown-key</>')
  expect(report.replace(/<\/?\w*>/g, '')).toBe(textReport([problemOf()]))
})
