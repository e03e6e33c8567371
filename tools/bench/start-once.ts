import { join } from 'node:path'
import { registry } from '#blocks/registry.ts'
import { openLibrary } from '#src/library/library.ts'
import { openSnapshots } from '#src/library/snapshots.ts'
import { workInThread } from '#src/library/work-in-thread.ts'
import { requireThreadFile } from '#src/services/local/thread-file.ts'
import { sanitise } from '#src/services/safe-html.ts'

const [root = '', data = '', mode = ''] = process.argv.slice(2)
const script = () =>
  requireThreadFile({
    name: 'layout-thread',
    source: new URL('../../src/server/main-layout-thread.ts', import.meta.url),
  })
await script()
const begun = performance.now()
const cpu = process.cpuUsage()
let problems = 0
const library = openLibrary({
  root,
  blocks: registry,
  sanitise,
  ...(mode === 'here' ? {} : { work: workInThread({ root, script }) }),
  ...(mode === 'nosnap' ? {} : { snapshots: openSnapshots(join(data, 'layouts')) }),
  report: (_, found) => (problems += found.length),
})
await library.reload()
const ms = performance.now() - begun
const { user, system } = process.cpuUsage(cpu)
const rssMb = process.memoryUsage().rss / 2 ** 20
global.gc?.()
global.gc?.()
const heapMb = process.memoryUsage().heapUsed / 2 ** 20
process.stdout.write(
  JSON.stringify({
    n: library.all().length,
    ms,
    userMs: user / 1000,
    systemMs: system / 1000,
    rssMb,
    rssGcMb: process.memoryUsage().rss / 2 ** 20,
    heapMb,
    problems,
  }) + '\n',
)
process.exit(0)
