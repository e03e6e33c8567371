import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { PageCache } from '#src/server/pages/page-cache.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The bytes that stay in use: the least of several looks, since compressed pages may still be on their way. */
async function usedBytes(): Promise<number> {
  let least = Infinity
  for (let look = 0; look < 5; look++) {
    await wait(200)
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    least = Math.min(least, heapUsed + external)
  }
  return least
}

test('a hundred thousand different queries leave memory within 30 MB of before', async () => {
  const cache = new PageCache({
    siteBytes: 32e6,
    freshMs: 300_000,
    partialMs: 5000,
    now: () => 1000,
  })
  const large = '<li class="card">Kelas menenun</li>'.repeat(1000)
  const ask = (query: string, body = large) =>
    cache.findOrMake({ siteId: 'coba', revision: 'r1', path: '/Class', query }, () =>
      Promise.resolve({
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: query + body,
        entities: new Set(['class' as const]),
        isPartial: false,
      }),
    )
  await ask('')
  const before = await usedBytes()
  // As large as pages are, until their share is full; then small, since each is compressed.
  for (let i = 0; i < 100_000; i += 100) {
    const body = i < 1000 ? large : ''
    await Promise.all(Array.from({ length: 100 }, (_, n) => ask(`?search=${i + n}`, body)))
  }
  expect(((await usedBytes()) - before) / 1e6).toBeLessThan(30)
  expect(cache.find({ siteId: 'coba', revision: 'r1', path: '/Class' })).toBeDefined()
}, 300_000)
