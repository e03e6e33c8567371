import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { feedFormats, readFeedFile } from '#schemas/feeds.ts'
import { serverPath } from '#schemas/paths.ts'
import { feedPage } from '#src/render/feeds.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { refuseFor } from '../calls/refuse.ts'
import type { App } from '../http/app-env.ts'
import { makeFeed } from './make-feed.ts'

/** How long a feed is answered without asking the services for its rows again. */
const freshMs = 60_000

/** `/feed/<language>/<kind>.<rss|atom>`: the newest posts of a kind, or episodes, for feed readers. */
export function feedRoutes(
  app: App,
  { services, failed }: Pick<CallOptions, 'services' | 'failed'>,
): void {
  const made = new LRUCache<string, Promise<string>>({ max: 500, ttl: freshMs })
  app.get(serverPath('feed', ':language/:file'), async (c) => {
    const { site } = c.var
    if (site.settings.isMaintenance) return c.text('', 503, { 'retry-after': '3600' })
    const file = readFeedFile(c.req.param('file'))
    const locale = site.layout.locales.find((one) => one === c.req.param('language'))
    const page = file && feedPage(site.layout, file.kind)
    if (file === undefined || locale === undefined || page === undefined) return c.notFound()
    const key = JSON.stringify([site.id, site.revision, locale, file])
    const making =
      made.get(key) ?? makeFeed({ site, locale, page, services, kind: file.kind }, file.format)
    made.set(key, making)
    try {
      const body = await making
      const headers = {
        'content-type': `${feedFormats[file.format].type}; charset=utf-8`,
        'cache-control': 'public, max-age=300',
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      }
      if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
      return c.body(body, 200, headers)
    } catch (error) {
      made.delete(key)
      return refuseFor(c, error, (cause) => failed('/feed', cause))
    }
  })
}
