// Restarts two nodes one after the other behind a balancer while pages and calls are asked for: no request may fail.
// npx tsx tests/faults/roll-nodes.ts --rolls 2
import { parseArgs } from 'node:util'
import { newDatabase } from '#src/services/local/database/postgres/new-database-for-test.ts'
import { openBalancer } from './balancer.ts'
import { startLoad, tally } from './load.ts'
import { openFleet, type RunningNode } from './nodes.ts'

const { values } = parseArgs({ options: { rolls: { type: 'string', default: '2' } } })
const { place, remove } = await newDatabase()
const fleet = await openFleet({ DATABASE_URL: place.databaseUrl ?? '' })
const balancer = await openBalancer()
const exits: (number | null)[] = []
try {
  const nodes: RunningNode[] = await Promise.all([fleet.start(), fleet.start()])
  for (const { port } of nodes) await balancer.add(port)
  const load = startLoad({
    port: balancer.port,
    host: 'lms.localhost',
    paths: ['/', '/Courses', '/News', '/api/v1/class/active', '/api/v1/post/list?kindSlug=news'],
    connections: 20,
  })
  for (let roll = 0; roll < Number(values.rolls); roll++) {
    for (const [place, node] of nodes.entries()) {
      const exit = await node.end('SIGTERM')
      balancer.remove(node.port)
      exits.push(exit)
      const replacement = await fleet.start()
      nodes[place] = replacement
      await balancer.add(replacement.port)
    }
  }
  const outcomes = await load.stop()
  const failed = outcomes.filter(({ result }) => typeof result === 'string' || result >= 500)
  console.log(
    `${exits.length} restarts under load: ${outcomes.length} requests (${tally(outcomes)}), ` +
      `${failed.length} failed; exit codes ${exits.join(', ')}`,
  )
  for (const reason of new Set(balancer.failures)) console.log(reason)
  const isClean = exits.every((code) => code === 0)
  process.exitCode = failed.length === 0 && isClean && outcomes.length > 500 ? 0 : 1
} finally {
  await balancer.close()
  await fleet.close()
  await remove()
}
