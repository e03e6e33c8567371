// An operator's host with the answers that a test sets, and services that call it. Only tests import this file.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openOutbound } from '../outbound.ts'
import type { ServiceContext } from '../calls.ts'
import type { Services } from '../service.ts'
import { privateHostsOf, RemoteEnvironment, toRemoteConfig } from './remote-config.ts'
import { openRemoteServices } from './open-remote-services.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

interface ReceivedCall {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export const visitor: ServiceContext = {
  siteId: 'alpha',
  origin: 'https://alpha.example',
  caller: null,
}

/** Answers in the envelope. */
export const send = (response: ServerResponse, data: unknown, status = 200) =>
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ message: 'ok', status: true, data }))

export async function openHost() {
  const received: ReceivedCall[] = []
  const log: string[] = []
  const opened: Services[] = []
  const says: { answer: Answer; token: Answer } = {
    answer: (_, response) => send(response, null),
    token: (_, response) => send(response, { token: 't'.repeat(43), code: 'v1.k.z.r' }),
  }
  const host = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString()
      const { method = '', url = '', headers } = request
      if (url.endsWith('/token/generate')) return says.token(request, response)
      received.push({ method, url, headers, body })
      says.answer(request, response)
    })
  })
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  const { port } = host.address() as AddressInfo
  return {
    says,
    received,
    log,
    port,
    /** Services with all hosts here, and this deadline in milliseconds. */
    open(more: Record<string, string> = {}, deadlineMs = 20_000): Services {
      const environment = RemoteEnvironment.parse({
        REMOTE_URL: `http://{site}.localhost:${port}`,
        ...more,
      })
      const config = { ...toRemoteConfig(environment, () => 'pk_1'), deadlineMs }
      const out = openOutbound({ privateHosts: privateHostsOf(config.bases) })
      const services = openRemoteServices(config, out, (line) => log.push(line))
      opened.push(services)
      return services
    },
    async close() {
      for (const services of opened) await services.close()
      host.closeAllConnections()
      host.close()
    },
  }
}
