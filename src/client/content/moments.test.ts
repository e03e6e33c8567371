import { expect, test } from 'vitest'
import { fromLocal, toLocal } from './moments.ts'

test('a moment is shown and read in its zone', () => {
  expect(toLocal('2031-03-01T02:00:00.000Z', 'Asia/Jakarta')).toBe('2031-03-01T09:00')
  expect(fromLocal('2031-03-01T09:00', 'Asia/Jayapura')).toBe('2031-03-01T00:00:00.000Z')
})

test('no date is no moment', () => {
  expect(fromLocal('', 'Asia/Jakarta')).toBeUndefined()
})
