import { afterEach, expect, test, vi } from 'vitest'
import { MemoryRateLimit } from './memory-rate-limit.ts'

afterEach(() => void vi.useRealTimers())

test('a count starts again when its time is over', () => {
  vi.useFakeTimers()
  const limit = new MemoryRateLimit()
  expect(limit.count('a', { times: 1, seconds: 10 })).toBeNull()
  vi.advanceTimersByTime(9000)
  expect(limit.count('a', { times: 1, seconds: 10 })).toEqual({ retryAfter: 1 })
  vi.advanceTimersByTime(1001)
  expect(limit.count('a', { times: 1, seconds: 10 })).toBeNull()
})

test('of very many that are counted at once, each is remembered', () => {
  const limit = new MemoryRateLimit()
  for (let i = 0; i < 100_000; i++) limit.count(`${i}`, { times: 1, seconds: 60 })
  expect(limit.count('7', { times: 1, seconds: 60 })).toEqual({ retryAfter: 60 })
})

test('no more than two hundred thousand are in memory at a time: the latest ones', () => {
  const limit = new MemoryRateLimit()
  for (let i = 0; i < 200_010; i++) limit.count(`${i}`, { times: 1, seconds: 60 })
  expect(limit.size).toBe(200_000)
  expect(limit.count('200009', { times: 1, seconds: 60 })).not.toBeNull()
  expect(limit.count('0', { times: 1, seconds: 60 })).toBeNull()
})
