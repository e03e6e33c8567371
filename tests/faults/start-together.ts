// Starts two programs at once on an empty PostgreSQL, again and again. npx tsx tests/faults/start-together.ts
// --rounds 20
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { parseArgs } from 'node:util'
import { emptyDatabase } from '#src/services/local/database/postgres/new-database-for-test.ts'

const nodes = 2
const patience = 110_000

interface Starter {
  child: ChildProcess
  lines: Interface
  ended: Promise<string>
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
const starters = Array.from({ length: nodes }, (): Starter => {
  const args = ['--import', 'tsx', 'tests/faults/starter.ts']
  const child = spawn('node', args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close').then(([code]) => `a program ended with ${String(code)}`)
  return { child, lines: createInterface({ input: child.stdout }), ended }
})
const failures: string[] = []
const began = Date.now()
let rounds = 0

while (rounds < Number(values.rounds) && Date.now() - began < patience) {
  rounds++
  const { place, remove } = await emptyDatabase()
  const outcomes = await Promise.all(starters.map((starter) => start(starter, place.databaseUrl)))
  for (const outcome of outcomes) if (outcome !== 'started') failures.push(outcome)
  await remove()
}
for (const { child } of starters) child.stdin?.end()
for (const failure of failures) console.log(failure)
console.log(
  `${rounds} of ${values.rounds} rounds in ${Math.round((Date.now() - began) / 1000)} s: ${nodes} programs ` +
    `started at once on an empty PostgreSQL, ${failures.length} failed`,
)
process.exitCode = failures.length === 0 && rounds === Number(values.rounds) ? 0 : 1

function start({ child, lines, ended }: Starter, address = ''): Promise<string> {
  const answer = new Promise<string>((resolve) => lines.once('line', resolve))
  child.stdin?.write(`${address}\n`)
  return Promise.race([answer, ended])
}
