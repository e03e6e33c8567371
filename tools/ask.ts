import { type Agent, request } from 'node:http'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  bytes: Buffer
}

interface AskOptions {
  host: string
  path: string
  headers?: Record<string, string>
  /** Holds the connections that requests share; by default Node's own. */
  agent?: Agent
}

/** Sends a request to a local port with a custom Host header, which `fetch` does not allow. */
export function ask(
  port: number,
  { host, path, headers = {}, agent }: AskOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, path, agent, host: '127.0.0.1', headers: { ...headers, host } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
            bytes: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
