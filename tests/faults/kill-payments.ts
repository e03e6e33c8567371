// Kills a process that takes payments and decides on payouts, again and again, and checks the money. npx tsx
// tests/faults/kill-payments.ts --rounds 50 --database pglite
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { emptyFolder } from '#src/services/local/database/new-database-for-test.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { newDatabase } from '#src/services/local/database/postgres/new-database-for-test.ts'
import { openPayments } from '../services/open-payments.ts'
import { verifyPayoutAudit } from '#src/services/local/areas/payout/payout-audit.ts'
import { lookAtMoney, sendAgain } from './payment-look.ts'
import { toPlace, toWords } from './payment-place.ts'

/** A new database is created after this many rounds. */
const roundsPerPlace = 10
const patience = 120_000

interface Found {
  acknowledged: number
  lost: string[]
  reopen: number
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    database: { type: 'string', default: 'pglite' },
  },
})
const found: Found[] = []
let place: NewPlace | undefined
const known: string[] = []

for (let round = 0; round < Number(values.rounds); round++) {
  if (place === undefined || round % roundsPerPlace === 0) {
    await place?.remove()
    place = await (values.database === 'postgres' ? newDatabase() : emptyFolder())
    known.length = 0
  }
  const here: NewPlace = place
  const lines = await within(`kill ${round}`, payAndKill(here))
  known.push(...lines)
  const result = await within(`the look after kill ${round}`, look(here, lines))
  found.push(result)
  for (const line of result.lost) console.log(`round ${round}: ${line}`)
}
await place?.remove()

const sum = (pick: (result: Found) => number) => found.reduce((all, each) => all + pick(each), 0)
const reopens = found.map(({ reopen }) => reopen).sort((a, b) => a - b)
const lost = sum((result) => result.lost.length)
console.log(
  `${found.length} kills, ${sum((each) => each.acknowledged)} steps acknowledged, ${lost} lost or ` +
    `wrong, reopen median ${reopens[Math.floor(reopens.length / 2)] ?? 0} ms`,
)
process.exitCode = lost === 0 ? 0 : 1

/** A step that stalls is a failure of its own, with a name. */
async function within<T>(what: string, step: Promise<T>): Promise<T> {
  const timer = setTimeout(() => {
    console.log(`${what} has not ended after ${patience} ms`)
    process.exit(1)
  }, patience)
  try {
    return await step
  } finally {
    clearTimeout(timer)
  }
}

/** What was acknowledged before the process was killed, at some moment of its steps. */
async function payAndKill(at: NewPlace): Promise<string[]> {
  const args = ['--import', 'tsx', 'tests/faults/payer.ts', ...toWords(at)]
  const child: ChildProcess = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const begun = new Promise<void>((resolve) => {
    if (child.stdout === null) throw new Error('The process cannot be heard.')
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('taken')) resolve()
    })
  })
  await Promise.race([begun, ended])
  await sleep(50 + Math.random() * 900)
  child.kill('SIGKILL')
  await ended
  if (!lines.some((line) => line.startsWith('taken'))) throw new Error('Nothing was paid.')
  return lines
}

/** Opens what the kill left: what was acknowledged is there, and what is sent again changes it once. */
async function look(at: NewPlace, lines: string[]): Promise<Found> {
  const began = Date.now()
  const opened = await openPayments(toPlace(toWords(at)), 'midtrans')
  const reopen = Date.now() - began
  const lost = await lookAtMoney(opened, known)
  await sendAgain(opened, lines)
  lost.push(...(await lookAtMoney(opened, [...known, ...lines.map(asTaken)])))
  const audit = await verifyPayoutAudit(opened.database, 'alpha')
  if (!audit.isIntact) lost.push(`the audit is broken at ${audit.brokenAt}`)
  await opened.close()
  const acknowledged = lines.filter((line) => !/^(ready|sent)/.test(line)).length
  return { acknowledged, lost: [...new Set(lost)], reopen }
}

/** After it was sent again, it is accepted. */
function asTaken(line: string): string {
  return line.replace(/^sent /, 'taken ')
}
