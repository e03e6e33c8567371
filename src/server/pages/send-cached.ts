import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#src/sites/sites.ts'
import type { CachedPage } from './page-cache.ts'
import { pageResponse } from './page-response.ts'
import type { Pages } from './site-pages.ts'

/** The fresh page of the cache that a request asks for; undefined when the app must look. */
export function findCached(
  request: IncomingMessage,
  site: Site | undefined,
  pages: Pages,
): CachedPage | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  // Where a path leads to another host, the hosts of one site differ, and the app must look.
  if (site === undefined || site.layout.manifest.hostSwitch.length > 0) return undefined
  return pages.find(site, request.url ?? '/')
}

/** Sends a page of the cache in the encoding that the client prefers. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
): void {
  const { status, headers, bytes } = pageResponse(page, {
    method: request.method,
    ifNoneMatch: request.headers['if-none-match'],
    acceptEncoding: request.headers['accept-encoding'],
    search: /\?.*$/.exec(request.url ?? '')?.[0] ?? '',
  })
  response.writeHead(status, headers).end(bytes ?? undefined)
}
