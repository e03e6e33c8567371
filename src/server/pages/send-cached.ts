import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#src/sites/sites.ts'
import { isSwitched } from './host-switch.ts'
import type { CachedPage } from './page-cache.ts'
import { readyResponse } from './page-response.ts'
import type { Pages } from './site-pages.ts'

/** The fresh page of the cache that a request asks for; undefined when the app must look. */
export function findCached(
  { method, url = '/' }: IncomingMessage,
  site: Site | undefined,
  pages: Pages,
): CachedPage | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  // Where a path leads to another host, the hosts of one site differ, and the app must look.
  if (site === undefined || isSwitched(site.layout.manifest.hostSwitch, url)) return undefined
  return pages.find(site, url)
}

/**
 * Sends a page of the cache in the encoding that the client prefers, with more headers, names and values in turn.
 * Returns false, and sends nothing, where that encoding must be made first.
 */
export function sendCached(
  { method, headers, url = '/' }: IncomingMessage,
  response: ServerResponse,
  { page, more }: { page: CachedPage; more: readonly string[] },
): boolean {
  const search = url.indexOf('?')
  const ready = readyResponse(page, {
    method,
    ifNoneMatch: headers['if-none-match'],
    acceptEncoding: headers['accept-encoding'],
    search: search === -1 ? '' : url.slice(search),
  })
  if (ready === undefined) return false
  response.writeHead(ready.status, [...ready.head, ...more]).end(ready.bytes ?? undefined)
  return true
}
