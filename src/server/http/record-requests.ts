import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
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
  /** Undefined where nothing reads the records. */
  record: ((record: RequestRecord) => void) | undefined
}

/**
 * Returns the function that begins a request: it gives the scope with the id, which the response has to name in
 * `X-Request-Id`, and reports the request when its answer is sent, unless it checks the health.
 */
export function requestRecords({ proxies, record }: RecordOptions) {
  return (request: IncomingMessage, response: ServerResponse): RequestScope => {
    const scope: RequestScope = { id: idOf(request, proxies) }
    if (record !== undefined) recordWhenSent(record, scope, response)
    return scope
  }
}

function recordWhenSent(
  record: (record: RequestRecord) => void,
  scope: RequestScope,
  response: ServerResponse,
): void {
  const { req: request } = response
  const began = performance.now()
  const sentBefore = request.socket.bytesWritten
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
}

function idOf(request: IncomingMessage, proxies: readonly Network[]): string {
  const named = request.headers['x-request-id']
  if (typeof named !== 'string' || !/^[\w-]{8,64}$/.test(named)) return randomUUID()
  return isOfNetworks(proxies, request.socket.remoteAddress ?? '') ? named : randomUUID()
}
