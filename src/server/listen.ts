import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Site, Sites } from '#src/sites/sites.ts'
import { readHost } from './http/request-host.ts'
import type { CachedPage } from './pages/page-cache.ts'
import type { Pages } from './pages/site-pages.ts'
import { pageResponse } from './pages/page-response.ts'

interface ListenOptions {
  fetch(request: Request): Response | Promise<Response>
  sites(): Sites
  pages: Pages
}

/** Slow and oversized requests are ended, so that none of them holds a connection for long. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16_384,
}

/**
 * The HTTP server. Ambiguous hosts are refused before anything else reads the request; a cached page is sent from
 * here, and everything else goes through the app.
 */
export function createHttpServer({ fetch, sites, pages }: ListenOptions): Server {
  const listener = getRequestListener(fetch)
  const server = createServer(limits, (request, response) => {
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
    const cached = findCached(request, sites().findByHost(host), pages)
    if (cached) sendCached(request, response, cached)
    else void listener(request, response)
  })
  server.maxConnections = 2000
  return server
}

function findCached(
  request: IncomingMessage,
  site: Site | undefined,
  pages: Pages,
): CachedPage | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  // Where a path leads to another host, the hosts of one site differ, and the app must look.
  if (site === undefined || site.layout.manifest.hostSwitch.length > 0) return undefined
  return pages.find(site, request.url ?? '/')
}

function sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const { status, headers, bytes } = pageResponse(page, {
    method: request.method,
    ifNoneMatch: request.headers['if-none-match'],
    acceptEncoding: request.headers['accept-encoding'],
    search: /\?.*$/.exec(request.url ?? '')?.[0] ?? '',
  })
  response.writeHead(status, headers).end(bytes ?? undefined)
}

/** Opens the port and resolves to the address; port 0 takes a free one. Rejects when the port is taken. */
export function openPort(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port: opened } = server.address() as AddressInfo
      resolve(`http://localhost:${opened}`)
    })
  })
}
