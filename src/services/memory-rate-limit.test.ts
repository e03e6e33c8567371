import { expect, test } from 'vitest'
import { Counters } from './counters.ts'
import { Expiring } from './expiring.ts'

test('a value is there until its time is over, and is cleared away afterwards', () => {
  const held = new Expiring<string>()
  held.set('a', 'here', { until: 10, now: 0 })
  expect([held.get('a', 9)?.value, held.get('a', 10), held.get('b', 0)]).toEqual([
    'here',
    undefined,
    undefined,
  ])
  for (let now = 0; now < 200_000; now++) held.set(`${now}`, '', { until: now + 100, now })
  expect(held.size).toBeLessThan(25_000)
})

test('counting for very many at once costs little each', () => {
  const counters = new Counters()
  const began = performance.now()
  for (let i = 0; i < 100_000; i++) counters.count(`${i}`, { times: 1, seconds: 60 })
  expect(performance.now() - began).toBeLessThan(3000)
  expect(counters.count('7', { times: 1, seconds: 60 })).toEqual({ retryAfter: 60 })
})
