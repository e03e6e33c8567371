import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../../ask.ts'
import { type BenchPlace, type DatabaseName, onEachDatabase } from '../bench-place.ts'
import { type Figure, figureIn } from '../figure.ts'
import { median } from '../median.ts'
import { startBundled } from '../run-bundled.ts'
import { threadMs } from '../process-usage.ts'
import { type Case, type Listening, statementsAtOnce } from './cases.ts'

const rounds = 9
const requests = 30
/** PGlite's WebAssembly is compiled anew when it has run for a while. */
const warmRounds = 12

const [layout, path] = ['foundation', '/'] as const
const host = `${layout}.localhost`

type Times = Record<Case, number>

const mostOfNothing = { PGlite: 4.5, PostgreSQL: 2.2 } as const

/**
 * What a page that is not stored costs the server from socket to last byte, uncompressed, over one `renderToString` of
 * its blocks with their answers, sent by node:http: on each database that is here.
 */
export async function measureUncached(): Promise<Figure[]> {
  return (await onEachDatabase(measureOn)).flat()
}

async function measureOn(name: DatabaseName, { environment }: BenchPlace): Promise<Figure[]> {
  const run = (keeps: string, chosen: readonly Case[]) =>
    measureProcess([layout, path, keeps], { ...environment, PORT: '0' }, chosen)
  const cached = await run('all', ['bare', 'cached', 'changed', 'statement'])
  const answers = await run('answers', ['bare', 'unrendered'])
  const nothing = await run('nothing', ['bare', 'unrendered'])
  const part = `An uncached page, ${name}: ${layout}${path}, CPU of the server over renderToString by node:http`
  const alone = figureIn(part, 'ms')
  const time = (times: readonly Times[], of: Case) => median(times.map((one) => one[of]))
  return [
    { part, name: 'answers and blocks cached', ...ratio(cached, ({ cached: page }) => page, 0.9) },
    {
      part,
      name: 'one list changed, its statement taken off',
      ...ratio(cached, ({ changed, statement }) => changed - statement, 1),
    },
    {
      part,
      name: 'answers cached, nothing rendered',
      ...ratio(answers, ({ unrendered }) => unrendered, 1.9),
    },
    {
      part,
      name: 'nothing cached',
      ...ratio(nothing, ({ unrendered }) => unrendered, mostOfNothing[name]),
    },
    alone('renderToString by node:http', time(cached, 'bare')),
    alone('answers and blocks cached, alone', time(cached, 'cached')),
    alone('the statement of one list', time(cached, 'statement')),
    alone('answers cached, nothing rendered, alone', time(answers, 'unrendered')),
    alone('nothing cached, alone', time(nothing, 'unrendered')),
  ]
}

/** Times over those of the bare page in the same round. */
function ratio(times: readonly Times[], of: (one: Times) => number, most: number) {
  const all = times.map((one) => of(one) / one.bare)
  const spread: Figure['spread'] = [Math.min(...all), Math.max(...all)]
  return { value: median(all), unit: '×' as const, wanted: { most }, spread }
}

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
    const times = { bare: 0, cached: 0, changed: 0, unrendered: 0, statement: 0 }
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
