import { join } from 'node:path'
import { registry } from '#blocks/registry.ts'
import { openLibrary } from '#src/library/library.ts'
import { openProofs } from '#src/library/proofs.ts'
import { provenWork } from '#src/library/proven-work.ts'
import { openSnapshots } from '#src/library/snapshots.ts'
import { sanitise } from '#src/services/safe-html.ts'
import { openThreads } from '#src/server/main-threads.ts'

/** Reads a folder of layouts once, as a start of the server does, and reports computing, duration and memory. */
const [root = '', dataFolder = ''] = process.argv.slice(2)
const threads = openThreads()
const engine = await threads.engine()
const begun = performance.now()
const begunCpu = process.cpuUsage()
let problems = 0
const options = { root, blocks: registry, sanitise }
const proofs = await openProofs(join(dataFolder, 'layouts', '.proofs'), engine)
const library = openLibrary({
  ...options,
  work: provenWork({ ...options, thread: threads.layouts.workIn(root), proofs }),
  snapshots: openSnapshots(join(dataFolder, 'layouts')),
  report: (_, found) => (problems += found.length),
})
await library.reload()
const ms = performance.now() - begun
const { user, system } = process.cpuUsage(begunCpu)
const { rss } = process.memoryUsage()
await library.close()
await threads.close()
globalThis.gc?.()
const { rss: restingRss, heapUsed } = process.memoryUsage()
const mb = (bytes: number) => Math.round(bytes / 1024 / 1024)
process.stdout.write(
  JSON.stringify({
    layouts: library.all().length,
    problems,
    ms,
    cpuMs: (user + system) / 1000,
    memoryMb: mb(rss),
    /** With the thread of layouts ended. */
    restingMb: mb(restingRss),
    heapMb: mb(heapUsed),
  }),
)
