import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { ServerSegment } from '#schemas/page-paths.ts'
import { serverPath } from '#schemas/paths.ts'
import type { Site } from '#src/sites/sites.ts'
import type { CallOptions } from '../calls/call-env.ts'
import type { AppEnv } from '../http/app-env.ts'
import { robotsTxt } from './robots-txt.ts'
import { type SitemapFile, sitemapFile, sitemapIndex } from './sitemap-files.ts'
import { type SitemapSource, sitemapSources } from './sitemap-sources.ts'

const sitemap: `/${ServerSegment}` = '/sitemap.xml'
const robots: `/${ServerSegment}` = '/robots.txt'

/** How long a site's rows are not counted again. */
const freshMs = 60_000

type Options = Pick<CallOptions, 'services' | 'failed'>

/** `/sitemap.xml`, which names the files below `/sitemap/` of what search engines may list; `/robots.txt`, which names it. */
export function sitemapRoutes(app: Hono<AppEnv>, options: Options): void {
  const sourcesOf = countedOnce(options)
  const send = async (
    c: Context<AppEnv>,
    fileOf: (site: Site, sources: readonly SitemapSource[]) => SitemapFile | undefined,
  ) => {
    const { site } = c.var
    if (site.settings.isMaintenance) return c.text('', 503, { 'retry-after': '3600' })
    const file = fileOf(site, await sourcesOf(site))
    if (file === undefined) return c.notFound()
    const headers = headersOf(file.etag, 'application/xml; charset=utf-8')
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
    return c.body(toStream(file.pieces), 200, headers)
  }
  app.get(sitemap, (c) => send(c, sitemapIndex))
  app.get(serverPath('sitemap', ':name'), (c) =>
    send(c, (site, sources) => sitemapFile(site, sources, c.req.param('name'))),
  )
  app.get(robots, (c) => {
    const text = robotsTxt(c.var.site)
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
    const headers = headersOf(etag, 'text/plain; charset=utf-8')
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(text, 200, headers)
  })
}

/** What a site lists, counted once a minute. A site is another object as soon as its layout or settings change. */
function countedOnce({ services, failed }: Options) {
  const counted = new WeakMap<Site, { sources: Promise<SitemapSource[]>; until: number }>()
  return (site: Site): Promise<SitemapSource[]> => {
    const known = counted.get(site)
    if (known !== undefined && known.until > Date.now()) return known.sources
    const sources = sitemapSources(site, {
      calls: services.calls,
      failed: (error) => failed(sitemap, error),
    })
    counted.set(site, { sources, until: Date.now() + freshMs })
    return sources
  }
}

const headersOf = (etag: string, type: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=0, must-revalidate',
  etag,
})

/** A stream that asks for the next piece when the one before was taken; a failure ends the connection. */
function toStream(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void iterator.return?.(),
  })
}
