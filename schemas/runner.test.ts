import { expect, test } from 'vitest'
import { isReport } from './runner.ts'
import { valueText } from './value-text.ts'

test.each([
  [{ run: 1, kind: 'started' }, true],
  [{ run: 1, kind: 'found', at: 0, value: '6' }, true],
  [{ run: 1, kind: 'threw', at: null, message: 'SyntaxError', line: 2 }, true],
  [{ run: 1, kind: 'ended', end: 'late' }, true],
  [{ run: 2, kind: 'started' }, false],
  [{ run: 1, kind: 'found', at: '0', value: '6' }, false],
  [{ run: 1, kind: 'found', at: 0, value: { toString: 'x' } }, false],
  [{ run: 1, kind: 'printed', text: 'x'.repeat(65_537) }, false],
  [{ run: 1, kind: 'ended', end: 'solved' }, false],
  [{ run: 1, kind: 'constructor' }, false],
  [null, false],
  ['started', false],
])('%j is a report of run 1: %j', (message, is) => {
  expect(isReport(message, 1)).toBe(is)
})

test('values of the same structure have the same text, others another', () => {
  expect(valueText({ b: 1, a: [undefined, null] })).toBe('{"a": [undefined, null], "b": 1}')
  expect(valueText([1, '1', Number.NaN, 2n])).toBe('[1, "1", NaN, 2n]')
  expect(valueText(new Set([1]))).not.toBe(valueText([1]))
  expect(valueText(new Map([['a', 1]]))).not.toBe(valueText({ a: 1 }))
  expect(valueText(-0)).toBe(valueText(0))
})

test('a value that holds itself has an end', () => {
  const circle: unknown[] = []
  circle.push(circle)
  expect(valueText(circle)).toContain('…')
})
