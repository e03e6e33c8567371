import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Sites } from '#src/sites/sites.ts'
import { readHost } from './http/request-host.ts'
import type { CachedPage } from './pages/page-cache.ts'
import type { Pages } from './pages/site-pages.ts'
import { encode } from './pages/page-routes.ts'

interface ListenOptions {
  fetch(request: Request): Response | Promise<Response>
  sites(): Sites
  pages: Pages
}

/** Limits of security.md 1.18: slow and oversized requests are ended by the server. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16_384,
}

/**
 * The HTTP server. Ambiguous hosts are refused before anything else reads the request; a page that is kept is
 * sent from here, and everything else goes through the app.
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
    const cached = findCached(request, host, sites(), pages)
    if (cached) sendCached(request, response, cached)
    else void listener(request, response)
  })
  server.maxConnections = 2000
  return server
}

function findCached(
  request: IncomingMessage,
  host: string,
  sites: Sites,
  pages: Pages,
): CachedPage | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const site = sites.findByHost(host)
  // Where a path leads to another host, the hosts of one site differ, and the app must look.
  if (site === undefined || site.layout.manifest.hostSwitch.length > 0) return undefined
  const url = request.url ?? '/'
  const end = url.indexOf('?')
  return pages.find(site, end === -1 ? url : url.slice(0, end))
}

function sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { ...page.headers, etag: page.etag, vary: 'accept-encoding' }).end()
    return
  }
  const { encoding, bytes } = encode(page, request.headers['accept-encoding'])
  response.writeHead(page.status, {
    ...page.headers,
    etag: page.etag,
    vary: 'accept-encoding',
    'content-length': bytes.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
