// Runs payments in every order, with forgeries and repetitions, and checks the money after each. npx tsx
// tests/fuzz/payments.ts --runs 10000 --database pglite [--seed 1]
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { newFolder } from '#src/services/local/database/new-database-for-test.ts'
import { newDatabase } from '#src/services/local/database/postgres/new-database-for-test.ts'
import { runSequence } from './payment-sequence.ts'
import { sequences } from './payment-steps.ts'
import { openWorld } from './payment-world.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    database: { type: 'string', default: 'pglite' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    lanes: { type: 'string', default: '4' },
  },
})
const [runs, seed, lanes] = [Number(values.runs), Number(values.seed), Number(values.lanes)]
const isPostgres = values.database === 'postgres'
console.log(`${runs} sequences on ${isPostgres ? 'PostgreSQL' : 'PGlite'}, seed ${seed}`)

const world = await openWorld(await (isPostgres ? newDatabase() : newFolder()))
const began = Date.now()

const ended = await Promise.allSettled(
  Array.from({ length: lanes }, (_, lane) => runLane(seed + lane, Math.ceil(runs / lanes))),
)
const seconds = ((Date.now() - began) / 1000).toFixed(1)
await world.close()
for (const lane of ended) {
  if (lane.status === 'rejected') console.log(lane.reason, lane.reason.cause)
}
const failed = ended.filter(({ status }) => status === 'rejected').length
console.log(
  `${world.counts.sequences} sequences, ${world.counts.callbacks} callbacks in ${seconds} s, ` +
    `${world.alerts.length} lines for a person, ${failed} of ${lanes} lanes failed`,
)
process.exitCode = failed === 0 ? 0 : 1

/** Lanes run in parallel, so that one database serves many sites at once. */
async function runLane(laneSeed: number, numRuns: number): Promise<void> {
  const nextLearner = world.createLane()
  const property = fc.asyncProperty(sequences, async (sequence) => {
    await runSequence(world, await nextLearner(), sequence)
    if (++world.counts.sequences % 1000 === 0) console.log(`${world.counts.sequences} …`)
  })
  await fc.assert(property, { numRuns, seed: laneSeed })
}
