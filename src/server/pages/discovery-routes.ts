import type { Hono } from 'hono'
import type { CallOptions } from '../calls/call-env.ts'
import { feedRoutes } from '../feeds/feed-routes.ts'
import type { AppEnv } from '../http/app-env.ts'
import { sitemapRoutes } from '../sitemap/sitemap-routes.ts'

/** What programs find a site's pages by: the sitemap, `/robots.txt` and the feeds. */
export function discoveryRoutes(
  app: Hono<AppEnv>,
  calls: Pick<CallOptions, 'services' | 'failed'>,
): void {
  sitemapRoutes(app, calls)
  feedRoutes(app, calls)
}
