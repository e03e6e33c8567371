import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../ask.ts'
import { startBuilt } from '../start-built.ts'
import { inNewPlace } from './bench-place.ts'
import { type Figure, figureIn } from './figure.ts'
import { median } from './median.ts'
import { pinToCore } from './pin-to-core.ts'
import { cpuMs } from './process-usage.ts'

/** The median of all rounds, and the least and the most. */
interface Spread {
  median: number
  least: number
  most: number
}

/** How the built server sends a cached page, beside a bare node:http server that sends the same headers and bytes. */
interface Serving {
  isPinned: boolean
  /** Requests a second divided by those of the bare server in the same round. */
  ratio: Spread
  /** Processor time of a request divided by that of the bare server in the same round. */
  cpuRatio: Spread
  cachedMicroseconds: number
  rawMicroseconds: number
}

/** Source of a server process that only sends one head and one buffer. */
const raw = `
  const { createServer } = require('node:http')
  process.once('message', ({ head, body }) => {
    const bytes = Buffer.from(body, 'base64')
    const server = createServer({ keepAliveTimeout: 75_000 }, (_, response) => {
      response.writeHead(200, head).end(bytes)
    })
    server.listen(0, '127.0.0.1', () => process.send(server.address().port))
  })`

const rounds = 7
const seconds = 3

/** One of the servers that are compared. */
interface Measured {
  pid: number | undefined
  url: string
  /** What it takes without a request in the time of a round: jobs and timers, which are no cost of a request. */
  idleMs: number
}

/** What one server took in one round. */
interface Round {
  perSecond: number
  microseconds: number
}

/** What a page costs that is cached, over a bare server with the same headers and bytes. */
export async function servingFigures(): Promise<Figure[]> {
  const measured = await inNewPlace(({ port, environment }) =>
    measureServing(environment, port, 'foundation.localhost'),
  )
  const { isPinned, ratio, cpuRatio, cachedMicroseconds, rawMicroseconds } = measured
  const how = isPinned ? ', pinned' : ''
  const part = `A cached page over node:http with the same headers and bytes, brotli, 32 connections${how}`
  const [ratios, times] = [figureIn(part, '×'), figureIn(part, 'µs')]
  const spread = ({ least, most }: Spread): Pick<Figure, 'spread'> => ({ spread: [least, most] })
  return [
    { ...ratios('requests a second', ratio.median, { least: 0.95 }), ...spread(ratio) },
    { ...ratios('CPU of a request', cpuRatio.median, { most: 1.15 }), ...spread(cpuRatio) },
    times('CPU of a request, alone', cachedMicroseconds),
    times('CPU of a request to node:http', rawMicroseconds),
  ]
}

/** Measures both servers alternately, so that other load on the machine affects both. */
async function measureServing(
  environment: Record<string, string>,
  port: number,
  host: string,
): Promise<Serving> {
  const server = await startBuilt(environment)
  const bare = await startRaw(port, host)
  const own = { pid: server.child.pid, url: `http://127.0.0.1:${port}/`, idleMs: 0 }
  const other = { pid: bare.child.pid, url: `http://127.0.0.1:${bare.port}/`, idleMs: 0 }
  const servers = [own, other]
  const unpin = pin(servers)
  for (const one of servers) await measureRound(one, host)
  for (const one of servers) one.idleMs = await measureIdle(one)
  const cached: Round[] = []
  const sent: Round[] = []
  for (let i = 0; i < rounds; i++) {
    cached.push(await measureRound(own, host))
    sent.push(await measureRound(other, host))
  }
  unpin?.()
  bare.child.kill()
  await server.stop()
  return { isPinned: unpin !== undefined, ...compare(cached, sent) }
}

/** Compares the rounds of the built server with those of the bare one. */
const compare = (cached: readonly Round[], sent: readonly Round[]) => ({
  ratio: spreadOf(cached.map(({ perSecond }, i) => perSecond / (sent[i]?.perSecond || 1))),
  cpuRatio: spreadOf(
    cached.map(({ microseconds }, i) => microseconds / (sent[i]?.microseconds || 1)),
  ),
  cachedMicroseconds: median(cached.map(({ microseconds }) => microseconds)),
  rawMicroseconds: median(sent.map(({ microseconds }) => microseconds)),
})

const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
})

/** Starts the bare server with what the built one sends: the page is asked for until its final form is there. */
async function startRaw(port: number, host: string) {
  const page = { host, path: '/', headers: { 'accept-encoding': 'br' } }
  let answer = await ask(port, page)
  for (let i = 0; i < 5; i++) {
    await wait(100)
    answer = await ask(port, page)
  }
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = answer.headers
  const child = spawn(process.execPath, ['-e', raw], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send({ head: Object.entries(headers).flat(), body: answer.bytes.toString('base64') })
  const [bound] = (await once(child, 'message')) as [number]
  return { child, port: bound }
}

/**
 * Gives both servers one core and the load another, where the machine can; they never run at the same time. Returns what gives
 * this process its cores back: the parts that are measured next use all of them.
 */
function pin(servers: readonly Measured[]): (() => void) | undefined {
  if (availableParallelism() < 2) return undefined
  try {
    for (const { pid } of servers) pinToCore(pid ?? 0, 0)
    return pinToCore(process.pid, 1)
  } catch {
    // Not every system has it: the rounds are interleaved all the same.
    return undefined
  }
}

async function measureIdle({ pid }: Measured): Promise<number> {
  const before = await cpuMs(pid)
  await wait(seconds * 1000)
  return (await cpuMs(pid)) - before
}

async function measureRound({ pid, url, idleMs }: Measured, host: string): Promise<Round> {
  const before = await cpuMs(pid)
  const { non2xx, errors, requests } = await autocannon({
    url,
    connections: 32,
    // Reading and writing sockets costs both servers the same: together it weighs less than what differs.
    pipelining: 10,
    duration: seconds,
    headers: { host, 'accept-encoding': 'br' },
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  const used = Math.max(0, (await cpuMs(pid)) - before - idleMs)
  return { perSecond: requests.average, microseconds: (used * 1000) / requests.total }
}
