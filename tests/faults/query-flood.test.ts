import { expect, test } from 'vitest'
import { floodCache } from './flooded-cache.ts'

// A hundred thousand are asked by tests/faults/query-flood.ts.
test('fifteen thousand different queries leave memory within 20 MB of before', async () => {
  const { megabytes, keeps } = await floodCache(15_000)
  expect(megabytes).toBeLessThan(20)
  expect(keeps).toBe(true)
})
