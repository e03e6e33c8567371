// Requests, one after the other on each of some connections, until they are stopped.
import { Agent, request } from 'node:http'

/** A request, and what came of it: a status, or the code of an error of the connection. */
export interface Outcome {
  path: string
  result: number | string
  ms: number
}

export interface Load {
  outcomes: readonly Outcome[]
  stop(): Promise<readonly Outcome[]>
}

interface LoadOptions {
  port: number
  host: string
  paths: readonly string[]
  connections: number
}

/** Asks for paths of a site in turn, over connections that are kept open. */
export function startLoad({ port, host, paths, connections }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const outcomes: Outcome[] = []
  let isStopped = false
  let next = 0
  const run = async () => {
    while (!isStopped) {
      const path = paths[next++ % paths.length] ?? '/'
      const began = Date.now()
      const result = await askOnce({ port, host, path, agent })
      outcomes.push({ path, result, ms: Date.now() - began })
      // What is refused is not asked for in a tight loop.
      await new Promise((resolve) => setTimeout(resolve, typeof result === 'string' ? 50 : 2))
    }
  }
  const running = Array.from({ length: connections }, run)
  return {
    outcomes,
    async stop() {
      isStopped = true
      await Promise.all(running)
      agent.destroy()
      return outcomes
    },
  }
}

interface Asked {
  port: number
  host: string
  path: string
  agent?: Agent
  /** Sent as JSON, by POST. */
  body?: object
}

/** One request; resolves to its status when the whole answer has come, or to the code of an error. */
export const askOnce = ({ port, host, path, agent, body }: Asked): Promise<number | string> =>
  new Promise((resolve) => {
    const method = body === undefined ? 'GET' : 'POST'
    const headers = { host, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const asked = request(
      { port, host: '127.0.0.1', path, agent, method, headers, timeout: 20_000 },
      (answer) => {
        answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'cut off'))
        answer.on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'cut off'))
        answer.resume()
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer in 20 s')))
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** How often each result came, the most frequent first. */
export function tally(outcomes: readonly Outcome[]): string {
  const counts = new Map<number | string, number>()
  for (const { result } of outcomes) counts.set(result, (counts.get(result) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([result, count]) => `${count} × ${result}`)
    .join(', ')
}
