import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ask } from '../ask.ts'
import { startBuilt } from '../start-built.ts'
import { median } from './median.ts'

/** How fast the built server sends a cached page. */
export interface Serving {
  /** Requests a second divided by those of a bare node:http server that sends the same bytes. */
  ratio: number
  keptPerSecond: number
  rawPerSecond: number
  startMs: number
  idleMb: number
  busyMb: number
}

/** Source of a server process that only sends one buffer. */
const raw = `
  const { createServer } = require('node:http')
  let body
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length })
    response.end(body)
  })
  process.once('message', (bytes) => {
    body = Buffer.from(bytes, 'base64')
    server.listen(0, '127.0.0.1', () => process.send(server.address().port))
  })`

const rounds = 5
const seconds = 3

/** Measures both servers alternately, so that other load on the machine affects both. */
export async function measureServing(
  environment: Record<string, string>,
  port: number,
  host: string,
): Promise<Serving> {
  const starts: number[] = []
  for (let i = 0; i < rounds; i++) {
    const server = await startBuilt(environment)
    starts.push(server.startedIn)
    await server.stop()
  }
  const server = await startBuilt(environment)
  const idleMb = await residentMb(server.child.pid)
  const url = `http://127.0.0.1:${port}/`
  await ask(port, { host, path: '/' })
  const bytes = await brotliBody(port, host)
  const bare = spawn(process.execPath, ['-e', raw], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  bare.send(bytes.toString('base64'))
  const [barePort] = (await once(bare, 'message')) as [number]
  const cachedRatios: number[] = []
  const rawRates: number[] = []
  for (let i = 0; i < rounds; i++) {
    cachedRatios.push(await rate(url, host))
    rawRates.push(await rate(`http://127.0.0.1:${barePort}/`, host))
  }
  const busyMb = await residentMb(server.child.pid)
  bare.kill()
  await server.stop()
  const ratios = cachedRatios.map((value, i) => value / (rawRates[i] ?? 1))
  return {
    ratio: median(ratios),
    keptPerSecond: median(cachedRatios),
    rawPerSecond: median(rawRates),
    startMs: median(starts),
    idleMb,
    busyMb,
  }
}

async function rate(url: string, host: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    headers: { host, 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

async function brotliBody(port: number, host: string): Promise<Buffer> {
  const { bytes } = await ask(port, { host, path: '/', headers: { 'accept-encoding': 'br' } })
  return bytes
}

async function residentMb(pid: number | undefined): Promise<number> {
  const { readFile } = await import('node:fs/promises')
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
