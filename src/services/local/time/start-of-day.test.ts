import { expect, test } from 'vitest'
import { startOfDay } from './start-of-day.ts'

test('a day begins at midnight in Jakarta', () => {
  const lateEvening = Date.parse('2026-11-21T16:59:00Z')
  const afterMidnight = Date.parse('2026-11-21T17:01:00Z')
  expect(startOfDay(0, lateEvening).toISOString()).toBe('2026-11-20T17:00:00.000Z')
  expect(startOfDay(0, afterMidnight).toISOString()).toBe('2026-11-21T17:00:00.000Z')
  expect(startOfDay(-1, afterMidnight).toISOString()).toBe('2026-11-20T17:00:00.000Z')
})
