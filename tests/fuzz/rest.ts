// The long run: `npx tsx tests/fuzz/rest.ts --runs 200000 --seed 7 --only PGlite`.
import { parseArgs } from 'node:util'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { runFuzz } from './rest-run.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    only: { type: 'string' },
  },
})

const asked = backends.filter(({ name }) => values.only === undefined || values.only === name)
const there = asked.filter(({ isHere }) => isHere)

let problems = 0
for (const { name, newPlace } of there) {
  const report = await runFuzz(await newPlace(), {
    runs: Number(values.runs),
    seed: Number(values.seed),
  })
  console.log(name, JSON.stringify(report, null, 2))
  problems += report.problems.length
}
// A run on a database that is not available is a failure.
process.exitCode = problems > 0 ? 1 : there.length === asked.length && there.length > 0 ? 0 : 2
