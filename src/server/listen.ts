import { createServer, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Sites } from '#src/sites/sites.ts'
import { answerHealth, type Health } from './http/health.ts'
import { limitConnections } from './http/limit-connections.ts'
import { requestRecords } from './http/record-requests.ts'
import { readHost } from './http/request-host.ts'
import { withScope } from './http/request-scope.ts'
import { transportSecurity } from './http/transport-security.ts'
import { findCached, sendCached } from './pages/send-cached.ts'
import type { Pages } from './pages/site-pages.ts'

type RecordOptions = Parameters<typeof requestRecords>[0]

interface ListenOptions {
  fetch(request: Request): Response | Promise<Response>
  sites(): Sites
  pages: Pages
  health(): Health
  /** The networks of our own proxies. */
  proxies: RecordOptions['proxies']
  /** Receives every request that was answered; undefined where nothing reads them. */
  record: RecordOptions['record']
  /** Other limits than those of every server. */
  limits?: Partial<typeof defaultLimits>
}

const healthHeaders = ['content-type', 'application/json', 'cache-control', 'no-store']

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
  const scopeOf = requestRecords(options)
  const securityOf = transportSecurity(proxies)
  const server = createServer(limits, (request, response) => {
    const scope = scopeOf(request, response)
    const named = ['x-request-id', scope.id]
    const checked = answerHealth(request.url, health)
    if (checked) {
      scope.isHealthCheck = true
      return void response.writeHead(checked.status, [...healthHeaders, ...named]).end(checked.body)
    }
    if (connections.isOver(request.socket)) return sendBusy(response, named)
    const host = readHost(request)
    if (host === undefined) return refuseHost(response, named)
    const site = sites().findByHost(host)
    const secured = site && securityOf(request, host)
    if (secured !== undefined) named.push('strict-transport-security', secured)
    const page = findCached(request, site, pages)
    scope.route = page?.route
    if (page && sendCached(request, response, { page, more: named })) return
    response.setHeader('x-request-id', scope.id)
    if (secured !== undefined) response.setHeader('strict-transport-security', secured)
    void withScope(scope, () => listener(request, response))
  })
  const connections = limitConnections(server, maxConnections)
  return server
}

const plain = ['content-type', 'text/plain', 'cache-control', 'no-store', 'connection', 'close']

function refuseHost(response: ServerResponse, named: readonly string[]): void {
  response.writeHead(400, [...plain, ...named])
  response.end('Say one host, and a path that begins with /.\n')
}

function sendBusy(response: ServerResponse, named: readonly string[]): void {
  response.writeHead(503, [...plain, 'retry-after', '5', ...named])
  response.end('This server is busy. Try again in a few seconds.\n')
}
