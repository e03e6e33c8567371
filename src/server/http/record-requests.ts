import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isOfNetworks, type Network } from './client-address.ts'
import type { RequestScope } from './request-scope.ts'

/** A request that was answered, or whose client left before. */
export interface RequestRecord {
  id: string
  method: string
  host: string
  /** Without its query, which may contain personal data. */
  path: string
  route: string | undefined
  status: number
  /** What was sent, with the headers. */
  bytes: number
  ms: number
  /** Whether the client closed the connection before the answer was sent. */
  isAborted: boolean
}

interface RecordOptions {
  /** The networks of our own proxies: one of them may have named the request. */
  proxies: readonly Network[]
  record(record: RequestRecord): void
}

/** Names each request in `X-Request-Id`, and reports it when its answer is sent, unless it checks the health. Returns the scope of a request. */
export function recordRequests(
  server: Server,
  { proxies, record }: RecordOptions,
): (request: IncomingMessage) => RequestScope {
  const scopes = new WeakMap<IncomingMessage, RequestScope>()
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now()
    const sentBefore = request.socket.bytesWritten
    const scope: RequestScope = { id: idOf(request, proxies) }
    scopes.set(request, scope)
    response.setHeader('x-request-id', scope.id)
    response.once('close', () => {
      if (scope.isHealthCheck) return
      record({
        id: scope.id,
        method: request.method ?? '',
        host: request.headers.host ?? '',
        path: request.url?.split('?', 1)[0] ?? '',
        route: scope.route,
        status: response.statusCode,
        bytes: request.socket.bytesWritten - sentBefore,
        ms: performance.now() - began,
        isAborted: !response.writableFinished,
      })
    })
  })
  return (request) => scopes.get(request) ?? { id: '' }
}

function idOf(request: IncomingMessage, proxies: readonly Network[]): string {
  const named = request.headers['x-request-id']
  if (typeof named !== 'string' || !/^[\w-]{8,64}$/.test(named)) return randomUUID()
  return isOfNetworks(proxies, request.socket.remoteAddress ?? '') ? named : randomUUID()
}
