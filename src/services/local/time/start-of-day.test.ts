import { expect, test } from 'vitest'
import { startOfDay, startOfDayIn, timeOfDay } from './start-of-day.ts'

test('a day begins at midnight in Jakarta', () => {
  const lateEvening = Date.parse('2026-11-21T16:59:00Z')
  const afterMidnight = Date.parse('2026-11-21T17:01:00Z')
  expect(startOfDay(0, lateEvening).toISOString()).toBe('2026-11-20T17:00:00.000Z')
  expect(startOfDay(0, afterMidnight).toISOString()).toBe('2026-11-21T17:00:00.000Z')
  expect(startOfDay(-1, afterMidnight).toISOString()).toBe('2026-11-20T17:00:00.000Z')
})

test('in another zone it begins at midnight there', () => {
  const lateEvening = Date.parse('2026-11-21T15:30:00Z')
  expect(startOfDayIn('Asia/Jakarta', 0, lateEvening).toISOString()).toBe(
    '2026-11-20T17:00:00.000Z',
  )
  expect(startOfDayIn('Asia/Makassar', 0, lateEvening).toISOString()).toBe(
    '2026-11-20T16:00:00.000Z',
  )
  expect(startOfDayIn('Asia/Jayapura', 0, lateEvening).toISOString()).toBe(
    '2026-11-21T15:00:00.000Z',
  )
})

test('a time of day is that of the zone', () => {
  const now = Date.parse('2026-11-21T01:00:00Z')
  expect(timeOfDay(startOfDayIn('Asia/Jayapura', 2, now), '19:30').toISOString()).toBe(
    '2026-11-23T10:30:00.000Z',
  )
})
