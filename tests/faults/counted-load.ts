// Requests at a bounded rate, counted by their results: a long run stores nothing for each of them.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { askOnce } from './load.ts'

export interface Counts {
  total: number
  /** How often each status came, or each code of an error of the connection. */
  byResult: ReadonlyMap<number | string, number>
}

interface LoadOptions {
  port: number
  /** What the request of this number asks for. */
  targets(count: number): { host: string; path: string }
  connections: number
  perSecond: number
}

/** Asks over connections that stay open until it is stopped. */
export function countedLoad({ port, targets, connections, perSecond }: LoadOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const byResult = new Map<number | string, number>()
  const begun = performance.now()
  let total = 0
  let isStopped = false
  const run = async () => {
    while (!isStopped) {
      const count = total++
      const waitMs = begun + (count / perSecond) * 1000 - performance.now()
      if (waitMs > 1) await sleep(waitMs)
      const result = await askOnce({ port, agent, ...targets(count) })
      byResult.set(result, (byResult.get(result) ?? 0) + 1)
    }
  }
  const running = Array.from({ length: connections }, run)
  return {
    async stop(): Promise<Counts> {
      isStopped = true
      await Promise.all(running)
      agent.destroy()
      return { total, byResult }
    },
  }
}
