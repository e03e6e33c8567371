// Kills a writing process again and again, and checks for what it had acknowledged. npx tsx
// tests/faults/kill-writes.ts --rounds 20
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Mentor, listMentors } from '#schemas/services/class.ts'
import { PostDetail, readPost } from '#schemas/services/post.ts'
import { openLocalServices } from '#src/services/local/open.ts'
import { config } from '#src/services/local/config-for-test.ts'
import type { Services } from '#src/services/service.ts'
import { startWriting } from './writing.ts'

/** A new folder is created after this many rounds, and its first start is killed. */
const roundsPerFolder = 5
const patience = 120_000

interface Found {
  acknowledged: number
  lost: string[]
  reopen: number
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
const found: Found[] = []
let folder = ''
const known: string[] = []

for (let round = 0; round < Number(values.rounds); round++) {
  const isFirstStart = round % roundsPerFolder === 0
  if (isFirstStart) {
    await rm(folder, { recursive: true, force: true })
    folder = await mkdtemp(join(tmpdir(), 'tenun-kill-'))
    known.length = 0
  }
  const lines = await within(`kill ${round}`, isFirstStart ? killFirstStart() : killWrites())
  known.push(...lines)
  const result = await within(`the look after kill ${round}`, look(lines.length))
  found.push(result)
  for (const line of result.lost) console.log(`round ${round}: lost ${line}`)
}
await rm(folder, { recursive: true, force: true })

const sum = (pick: (result: Found) => number) => found.reduce((all, each) => all + pick(each), 0)
const reopens = found.map(({ reopen }) => reopen).sort((a, b) => a - b)
const median = reopens[Math.floor(reopens.length / 2)] ?? 0
const lost = sum((result) => result.lost.length)
console.log(
  `${found.length} kills, ${sum((each) => each.acknowledged)} acknowledged, ${lost} lost, ` +
    `reopen median ${median} ms`,
)
process.exitCode = lost === 0 ? 0 : 1

/** A step that stalls is a failure of its own, with a name. */
async function within<T>(what: string, step: Promise<T>): Promise<T> {
  const timer = setTimeout(() => {
    console.log(`${what} has not ended after ${patience} ms, in ${folder}`)
    process.exit(1)
  }, patience)
  try {
    return await step
  } finally {
    clearTimeout(timer)
  }
}

/** Somewhere between the start of the process and its first writes. */
async function killFirstStart(): Promise<string[]> {
  const { child, lines, ended } = startWriting(folder)
  await sleep(300 + Math.random() * 5500)
  child.kill('SIGKILL')
  await ended
  return acknowledged(lines)
}

async function killWrites(): Promise<string[]> {
  const { child, lines, said, ended } = startWriting(folder)
  await said(/^(post|site) /)
  await sleep(300 + Math.random() * 1200)
  child.kill('SIGKILL')
  await ended
  if (acknowledged(lines).length === 0) throw new Error('The writer wrote nothing.')
  return acknowledged(lines)
}

function acknowledged(lines: string[]): string[] {
  return lines.filter((line) => /^(post|site) /.test(line))
}

/** Opens what the kill left, and compares it with everything that was acknowledged in this folder. */
async function look(count: number): Promise<Found> {
  const began = Date.now()
  const services = await openLocalServices({ folder, log: () => undefined, config })
  const reopen = Date.now() - began
  const lost: string[] = []
  const last = known.filter((line) => line.startsWith('post ')).at(-1)
  if (last !== undefined && (await readNumber(services)) < Number(last.slice(5))) lost.push(last)
  for (const line of known.filter((each) => each.startsWith('site '))) {
    if ((await countMentors(services, line.slice(5))) !== 3) lost.push(line)
  }
  await services.close()
  return { acknowledged: count, lost, reopen }
}

async function readNumber(services: Services): Promise<number> {
  const asked = { slug: 'kedua', kindSlug: 'news' }
  const answer = await services.calls.serve(
    readPost,
    { siteId: 'alpha', origin: '', caller: null },
    asked,
  )
  return Number(PostDetail.parse(answer).title)
}

async function countMentors(services: Services, siteId: string): Promise<number> {
  const asked = listMentors.input.parse({})
  const answer = await services.calls.serve(
    listMentors,
    { siteId, origin: '', caller: null },
    asked,
  )
  return z.object({ items: z.array(Mentor) }).parse(answer).items.length
}
