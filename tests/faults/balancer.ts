// An HTTP balancer: it sends requests in turn to those whose /ready says 200, over
// connections that it keeps open. It never sends a request a second time, so each failure is seen.
import { Agent, createServer, get, request } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

interface Target {
  port: number
  agent: Agent
  isReady: boolean
  /** Checks that failed since the last good one. */
  failed: number
}

export interface Balancer {
  port: number
  /** Why requests failed. */
  failures: readonly string[]
  add(port: number): Promise<void>
  remove(port: number): void
  close(): Promise<void>
}

/** As in the guide: a node is checked every second, and gets no requests after three checks that failed. */
const checkMs = 1000
const checksToFall = 3

/** Opens a balancer on a free port. */
export async function openBalancer(): Promise<Balancer> {
  const targets = new Set<Target>()
  const failures: string[] = []
  let next = 0
  const server = createServer((incoming, outgoing) => {
    const ready = [...targets].filter(({ isReady }) => isReady)
    const target = ready[next++ % Math.max(1, ready.length)]
    const fail = (reason: string) => {
      failures.push(reason)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    }
    if (target === undefined) return fail('no node is ready')
    const { method, url: path, headers } = incoming
    const { port, agent } = target
    const forwarded = request(
      { port, host: '127.0.0.1', method, path, agent, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('error', () => outgoing.destroy())
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', (error) => fail(`port ${port}: ${error.message}`))
    incoming.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const check = () => targets.forEach((target) => void look(target))
  const timer = setInterval(check, checkMs)
  const remove = (port: number) => {
    for (const target of targets) {
      if (target.port !== port) continue
      targets.delete(target)
      target.agent.destroy()
    }
  }
  return {
    failures,
    port: (server.address() as AddressInfo).port,
    async add(port) {
      const target = { port, agent: new Agent({ keepAlive: true }), isReady: false, failed: 0 }
      targets.add(target)
      await look(target)
    },
    remove,
    async close() {
      clearInterval(timer)
      for (const { port } of targets) remove(port)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const look = (target: Target): Promise<void> =>
  new Promise((resolve) => {
    const finish = (isGood: boolean) => {
      target.failed = isGood ? 0 : target.failed + 1
      target.isReady = isGood || (target.isReady && target.failed < checksToFall)
      resolve()
    }
    const checked = get(
      { port: target.port, host: '127.0.0.1', path: '/ready', agent: false, timeout: checkMs },
      (answer) => {
        answer.resume()
        finish(answer.statusCode === 200)
      },
    )
    checked.on('timeout', () => checked.destroy())
    checked.on('error', () => finish(false))
  })
