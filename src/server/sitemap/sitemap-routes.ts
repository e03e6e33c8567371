import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { ServerSegment } from '#schemas/page-paths.ts'
import type { Site } from '#src/sites/sites.ts'
import type { CallOptions } from '../calls/call-env.ts'
import type { AppEnv } from '../http/app-env.ts'
import { sitemapPaths, type SitemapPath } from './sitemap-paths.ts'
import { sitemapXml } from './sitemap-xml.ts'
import { storedPaths } from './stored-paths.ts'

const sitemap: `/${ServerSegment}` = '/sitemap.xml'
const robots: `/${ServerSegment}` = '/robots.txt'

/** How long a sitemap is answered without asking the services for its rows again. */
const freshMs = 60_000

/** `/sitemap.xml`: the addresses that search engines may list; `/robots.txt`, which names it. */
export function sitemapRoutes(
  app: Hono<AppEnv>,
  options: Pick<CallOptions, 'services' | 'failed'>,
): void {
  // A site is another object as soon as its layout or settings change.
  const made = new WeakMap<Site, { xml: Promise<string>; until: number }>()
  app.get(sitemap, async (c) => {
    const { site } = c.var
    if (site.settings.isMaintenance) return c.text('', 503, { 'retry-after': '3600' })
    const known = made.get(site)
    const isFresh = known !== undefined && known.until > Date.now()
    const xml = isFresh
      ? known.xml
      : pathsOf(site, options).then((paths) => sitemapXml(site, paths))
    if (!isFresh) made.set(site, { xml, until: Date.now() + freshMs })
    return send(c, await xml, 'application/xml; charset=utf-8')
  })
  app.get(robots, (c) => {
    const text = `User-agent: *\nDisallow:\n\nSitemap: ${c.var.site.origin}${sitemap}\n`
    return send(c, text, 'text/plain; charset=utf-8')
  })
}

/** The paths of what the layout holds, and of rows of the database that everyone can read. */
async function pathsOf(
  site: Site,
  { services, failed }: Pick<CallOptions, 'services' | 'failed'>,
): Promise<SitemapPath[]> {
  const { layout, settings, id: siteId, origin } = site
  if (settings.meta.robot_index === 'noindex') return []
  const ctx = { siteId, origin, caller: null }
  const stored = await storedPaths(layout, ctx, services.calls).catch((error: unknown) => {
    failed(sitemap, error)
    return []
  })
  return [...sitemapPaths(layout), ...stored]
}

function send(c: Context<AppEnv>, body: string, type: string): Response {
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  }
  if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
  return c.body(body, 200, headers)
}
