// Asks a page cache for one path with a hundred thousand different queries, and looks whether memory stays within 30 MB of
// before. npx tsx tests/faults/query-flood.ts
import { floodCache } from './flooded-cache.ts'

const { megabytes, keeps } = await floodCache(100_000)
console.log(
  `100 000 queries: ${megabytes.toFixed(1)} MB more, the path itself is ${keeps ? 'kept' : 'lost'}`,
)
process.exitCode = megabytes < 30 && keeps ? 0 : 1
