import { createServer, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Sites } from '#src/sites/sites.ts'
import { answerHealth, type Health } from './http/health.ts'
import { limitConnections } from './http/limit-connections.ts'
import { recordRequests, type RequestRecord } from './http/record-requests.ts'
import { readHost } from './http/request-host.ts'
import { withScope } from './http/request-scope.ts'
import { transportSecurity } from './http/transport-security.ts'
import { findCached, sendCached } from './pages/send-cached.ts'
import type { Pages } from './pages/site-pages.ts'

interface ListenOptions {
  fetch(request: Request): Response | Promise<Response>
  sites(): Sites
  pages: Pages
  health(): Health
  /** The networks of our own proxies. */
  proxies: Parameters<typeof recordRequests>[1]['proxies']
  record(request: RequestRecord): void
  /** Other limits than those of every server. */
  limits?: Partial<typeof defaultLimits>
}

const healthHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** Slow and oversized requests are ended, so that none of them holds a connection for long. */
const defaultLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  /** How often these are looked at: a late request is ended this much later. */
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
  maxConnections: 2000,
}

/**
 * The HTTP server. Checks of its health are answered at any host; ambiguous hosts are refused before anything else
 * reads the request; a cached page is sent from here, and everything else goes through the app.
 */
export function createHttpServer(options: ListenOptions): Server {
  const { fetch, sites, pages, health, proxies } = options
  const { maxConnections, ...limits } = { ...defaultLimits, ...options.limits }
  const listener = getRequestListener(fetch)
  const server = createServer(limits, (request, response) => {
    const scope = scopeOf(request)
    const checked = answerHealth(request.url, health)
    if (checked) {
      scope.isHealthCheck = true
      return void response.writeHead(checked.status, healthHeaders).end(checked.body)
    }
    if (connections.isOver(request.socket)) return sendBusy(response)
    const host = readHost(request)
    if (host === undefined) {
      response.writeHead(400, {
        'content-type': 'text/plain',
        'cache-control': 'no-store',
        connection: 'close',
      })
      response.end('Say one host, and a path that begins with /.\n')
      return
    }
    const site = sites().findByHost(host)
    const secured = site && transportSecurity(request, { host, proxies })
    if (secured !== undefined) response.setHeader('strict-transport-security', secured)
    const cached = findCached(request, site, pages)
    scope.route = cached?.route
    if (cached) sendCached(request, response, cached)
    else void withScope(scope, () => listener(request, response))
  })
  const scopeOf = recordRequests(server, options)
  const connections = limitConnections(server, maxConnections)
  return server
}

function sendBusy(response: ServerResponse): void {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store', 'retry-after': '5' }
  response.writeHead(503, { ...headers, connection: 'close' })
  response.end('This server is busy. Try again in a few seconds.\n')
}
