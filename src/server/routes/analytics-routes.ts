import type { Context } from 'hono'
import { serverPath } from '#schemas/paths.ts'
import { measurementIdOf } from '#src/render/measurement-id.ts'
import { MemoryRateLimit } from '#src/services/memory-rate-limit.ts'
import type { Provider } from '../analytics/provider.ts'
import type { WorkerFile } from '../analytics/worker-files.ts'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import type { App, AppEnv } from '../http/app-env.ts'
import { addressOf, type Network } from '../http/client-address.ts'
import { readBytes } from '../http/read-body.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { plainHeaders, scriptHeaders } from '../http/security-headers.ts'

export interface AnalyticsOptions {
  provider: Provider
  files: ReadonlyMap<string, WorkerFile>
  proxies: readonly Network[]
  /** Receives what the provider did not answer. */
  failed(error: unknown): void
}

/** Google takes 16 KB in one request, and eight thousand characters of an address. */
const bodyBytes = 16_384
const searchLength = 8192
/** What one address may send: a visitor reads a few pages a minute, a school behind one address a few hundred. */
const limit = { times: 600, seconds: 60 }

/**
 * `/_analytics/…`, only on a site whose visits are measured: Partytown's files, and the two addresses of the provider that
 * its worker reaches, under our own: the script for the site's id, and what is measured for that id.
 */
export function analyticsRoutes(app: App, options: AnalyticsOptions): void {
  const { provider, files, failed } = options
  app.get(serverPath('_analytics', 'gtag.js'), async (c) => {
    const id = measurementIdOf(c.var.site)
    if (id === undefined) return c.notFound()
    try {
      const script = await provider.script(id)
      return send(c, script, { ...scriptHeaders(false), 'cache-control': 'public, max-age=3600' })
    } catch (error) {
      failed(error)
      // Visitors see no error: the page works without being measured.
      const nothing = { content: new Uint8Array(), brotli: undefined }
      return send(c, nothing, { ...scriptHeaders(false), 'cache-control': 'no-store' })
    }
  })
  app.post(serverPath('_analytics', 'collect'), collect(options))
  app.get(serverPath('_analytics', 'collect'), collect(options))
  app.get(serverPath('_analytics', ':file'), (c) => {
    const file = files.get(c.req.param('file'))
    if (file === undefined || measurementIdOf(c.var.site) === undefined) return c.notFound()
    const headers = {
      ...file.headers(c.var.origin),
      etag: file.etag,
      'cache-control': 'public, max-age=0, must-revalidate',
    }
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
    return send(c, file, headers)
  })
}

/** Sends on what was measured for the site's own id. Whatever else the provider's script sends ends here. */
function collect({ provider, proxies, failed }: AnalyticsOptions) {
  const counted = new MemoryRateLimit()
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { site } = c.var
    const id = measurementIdOf(site)
    if (id === undefined) return c.notFound()
    requireSameOrigin(c)
    const headers = { ...plainHeaders, 'cache-control': 'no-store' }
    const over = counted.count(`${site.id} ${addressOf(c, proxies)}`, limit)
    if (over !== null)
      return c.body(null, 429, { ...headers, 'retry-after': String(over.retryAfter) })
    const search = searchOf(c.req.url, id)
    if (search === undefined) return c.body(null, 204, headers)
    const body = await readBytes(c, bodyBytes)
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, 500)
    await provider.collect({ search, body, userAgent }).catch(failed)
    return c.body(null, 204, headers)
  }
}

/** The query of a measurement for this id, without an address of the visitor; undefined for any other. */
function searchOf(url: string, id: string): string | undefined {
  const { search, searchParams } = new URL(url)
  if (searchParams.get('tid') !== id || search.length > searchLength) return undefined
  for (const name of ['_uip', 'uip']) searchParams.delete(name)
  return `?${searchParams.toString()}`
}

/** Sends a script, or what its headers say that it is. */
function send(
  c: Context<AppEnv>,
  { content, brotli }: Pick<WorkerFile, 'content' | 'brotli'>,
  headers: Record<string, string>,
): Response {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'), ['br', 'identity'])
  const small = encoding === 'br' ? brotli : undefined
  return c.body(small ?? content, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    ...headers,
    vary: 'accept-encoding',
    ...(small ? { 'content-encoding': 'br' } : {}),
  })
}
