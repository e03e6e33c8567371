// Takes PostgreSQL away from a server under load, in each way in which one goes: it refuses, resets and hangs. No
// answer may be 500, and all is well again by itself. npx tsx tests/faults/lose-database.ts
import { setTimeout as sleep } from 'node:timers/promises'
import { newDatabase } from '#src/services/local/database/postgres/new-database-for-test.ts'
import { askOnce, startLoad, tally } from './load.ts'
import { openFleet } from './nodes.ts'
import { openTcpProxy } from './tcp-proxy.ts'

const host = 'lms.localhost'
const awayMs = 8000
const pages = ['/', '/Courses', '/News', '/Pricing']
const calls = ['/api/v1/class/active', '/api/v1/post/list?kindSlug=news']
/** Items that were never asked for while the database was there. */
const unseen = Array.from({ length: 20 }, (_, n) => `/Courses/tidak-pernah-${n}`)

const { place, remove } = await newDatabase()
const proxy = await openTcpProxy(place.databaseUrl ?? '')
const fleet = await openFleet({ DATABASE_URL: proxy.address, LOG_LEVEL: 'silent' })
let isFine = true
try {
  const { port } = await fleet.start()
  for (const path of pages) await askOnce({ port, host, path })
  for (const mode of ['refuse', 'reset', 'hang'] as const) {
    const load = startLoad({ port, host, paths: [...pages, ...calls, ...unseen], connections: 20 })
    await sleep(1000)
    await proxy.set(mode)
    await sleep(awayMs)
    await proxy.set('forward')
    const began = Date.now()
    while ((await askOnce({ port, host, path: calls[0] ?? '' })) !== 200) await sleep(100)
    const backAfter = Date.now() - began
    const outcomes = await load.stop()
    const wrong = outcomes.filter(({ path, result }) =>
      pages.includes(path) ? result !== 200 : ![200, 404, 503].includes(Number(result)),
    )
    const indexed = outcomes.filter(({ path, result }) => unseen.includes(path) && result === 200)
    console.log(
      `the database ${mode}s for ${awayMs / 1000} s: ${outcomes.length} requests (${tally(outcomes)}), ` +
        `${wrong.length} wrong (${tally(wrong)}), ${indexed.length} empty pages with 200, back after ${backAfter} ms`,
    )
    if (wrong.length > 0 || indexed.length > 0 || backAfter > 30_000) isFine = false
  }
} finally {
  await fleet.close()
  await proxy.close()
  await remove()
}
process.exitCode = isFine ? 0 : 1
