import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  emptyDatabase,
  hasPostgres,
} from '#src/services/local/database/postgres/new-database-for-test.ts'
import { ask } from '../../ask.ts'
import type { Figure } from '../figure.ts'
import { median } from '../median.ts'
import { startBundled } from '../run-bundled.ts'
import { threadMs } from '../thread-time.ts'
import { type Case, type Listening, statementsAtOnce } from './cases.ts'

const rounds = 9
const requests = 30
/** PGlite's WebAssembly is compiled anew when it has run for a while. */
const warmRounds = 12

const [layout, path] = ['foundation', '/'] as const
const host = `${layout}.localhost`

type Times = Record<Case, number>

/**
 * What a page that is not stored costs the server from socket to last byte, uncompressed, over one `renderToString` of
 * its blocks with their answers, sent by node:http: on each database that is here.
 */
export async function measureUncached(): Promise<Figure[]> {
  const figures = await measureOn('PGlite', {}, 4.5)
  if (!hasPostgres) return figures
  const { place, remove } = await emptyDatabase()
  try {
    const database = { DATABASE_URL: place.databaseUrl ?? '' }
    return [...figures, ...(await measureOn('PostgreSQL', database, 2.2))]
  } finally {
    await remove()
  }
}

async function measureOn(
  name: string,
  database: Record<string, string>,
  most: number,
): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-bench-'))
  const environment = {
    ...database,
    PORT: '0',
    DATA_DIR: folder,
    LAYOUTS_DIR: resolve('layouts'),
    LOG_LEVEL: 'warn',
  }
  const run = (keeps: string, chosen: readonly Case[]) =>
    measureProcess([layout, path, keeps], environment, chosen)
  try {
    const kept = await run('all', ['bare', 'kept', 'changed', 'statement'])
    const answers = await run('answers', ['bare', 'undrawn'])
    const nothing = await run('nothing', ['bare', 'undrawn'])
    const part = `An uncached page, ${name}: ${layout}${path}, CPU of the server over renderToString by node:http`
    const changed = (one: Times) => one.changed - one.statement
    return [
      ratio(part, 'answers and blocks cached', { times: kept, of: (one) => one.kept, most: 0.9 }),
      ratio(part, 'one list changed, its statement taken off', {
        times: kept,
        of: changed,
        most: 1,
      }),
      ratio(part, 'answers cached, nothing rendered', {
        times: answers,
        of: (one) => one.undrawn,
        most: 1.9,
      }),
      ratio(part, 'nothing cached', { times: nothing, of: (one) => one.undrawn, most }),
      milliseconds(part, 'renderToString by node:http', kept, 'bare'),
      milliseconds(part, 'answers and blocks cached, alone', kept, 'kept'),
      milliseconds(part, 'the statement of one list', kept, 'statement'),
      milliseconds(part, 'answers cached, nothing rendered, alone', answers, 'undrawn'),
      milliseconds(part, 'nothing cached, alone', nothing, 'undrawn'),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Ratio {
  times: readonly Times[]
  of(one: Times): number
  most: number
}

function ratio(part: string, name: string, { times, of, most }: Ratio): Figure {
  const all = times.map((one) => of(one) / one.bare)
  const spread: Figure['spread'] = [Math.min(...all), Math.max(...all)]
  return { part, name, value: median(all), unit: '×', wanted: { most }, spread }
}

const milliseconds = (part: string, name: string, times: readonly Times[], of: Case): Figure => ({
  part,
  name,
  value: median(times.map((one) => one[of])),
  unit: 'ms',
})

/** The mean times of each case in each round, the cases taking turns. */
async function measureProcess(
  words: readonly string[],
  environment: Record<string, string>,
  chosen: readonly Case[],
): Promise<Times[]> {
  const child = await startBundled('tools/bench/uncached/uncached-script.ts', words, environment)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [listening] = (await once(child, 'message')) as [Listening]
  const asked = { child, agent, ...listening }
  // What runs once after a start is no cost of a page.
  await wait(5000)
  const measured: Times[] = []
  for (let round = -warmRounds; round < rounds; round++) {
    const times = { bare: 0, kept: 0, changed: 0, undrawn: 0, statement: 0 }
    for (const one of chosen) times[one] = await measureCase(one, asked)
    if (round >= 0) measured.push(times)
  }
  agent.destroy()
  const ended = once(child, 'close')
  child.send('stop')
  await ended
  return measured
}

interface Asked extends Listening {
  child: ChildProcess
  agent: Agent
}

/** Milliseconds of one request, the mean of a round. */
async function measureCase(one: Case, { child, agent, port, barePort }: Asked): Promise<number> {
  let sum = 0
  const times = one === 'statement' ? 3 : requests
  for (let i = 0; i < times; i++) {
    let before = await threadMs(child.pid)
    const prepared = once(child, 'message')
    child.send(one)
    await prepared
    if (one === 'statement') {
      sum += ((await threadMs(child.pid)) - before) / statementsAtOnce
      continue
    }
    // Lets what follows the change end.
    await wait(4)
    before = await threadMs(child.pid)
    const page = { host, path, agent, headers: { 'accept-encoding': 'identity' } }
    const { status } = await ask(one === 'bare' ? barePort : port, page)
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
    // The answer is here before its sender has left the call that sent it.
    await wait(1)
    sum += (await threadMs(child.pid)) - before
  }
  return sum / times
}
