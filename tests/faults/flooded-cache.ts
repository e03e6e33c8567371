import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { cacheShares } from '#src/server/cache-shares.ts'
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

/** Asks a page cache for one path with so many different queries: how many MB it grew by, and whether the path itself is still kept. */
export async function floodCache(queries: number): Promise<{ megabytes: number; keeps: boolean }> {
  const cache = new PageCache({
    bytes: cacheShares(64e6),
    freshMs: 300_000,
    partialMs: 5000,
    now: () => 1000,
  })
  const large = '<li class="card">Kelas menenun</li>'.repeat(1000)
  const ask = async (query: string, body = large) => {
    const page = await cache.findOrMake(
      { siteId: 'coba', revision: 'r1', path: '/Class', query },
      () =>
        Promise.resolve({
          status: 200,
          headers: { 'content-type': 'text/html' },
          body: query + body,
          entities: new Set(['class' as const]),
          isPartial: false,
        }),
    )
    await page.body.require('br')
  }
  await ask('')
  const before = await usedBytes()
  // As large as pages are, until their share is full; then small, since each is compressed.
  for (let i = 0; i < queries; i += 100) {
    const body = i < 1000 ? large : ''
    await Promise.all(Array.from({ length: 100 }, (_, n) => ask(`?search=${i + n}`, body)))
  }
  const megabytes = ((await usedBytes()) - before) / 1e6
  const keeps = cache.find({ siteId: 'coba', revision: 'r1', path: '/Class' }) !== undefined
  return { megabytes, keeps }
}
