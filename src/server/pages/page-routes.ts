import type { Context, Hono } from 'hono'
import type { Sites } from '#src/sites/sites.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { discoveryRoutes } from './discovery-routes.ts'
import type { AppEnv } from '../http/app-env.ts'
import { locationOf } from '../http/location.ts'
import { sendGuarded } from './guarded-payload.ts'
import { findDedicated } from './host-switch.ts'
import { readAddress, type PageAddress } from './page-address.ts'
import { isClosed } from './route-guards.ts'
import { sendPage } from './send-page.ts'
import type { Pages } from './site-pages.ts'

interface PageRoutesOptions {
  pages: Pages
  sites(): Sites
  calls: Pick<CallOptions, 'services' | 'failed'>
}

/** Answers with the sitemap and the feeds, and at every path that is left: with redirects, host switches, pages and their payloads. */
export function pageRoutes(app: Hono<AppEnv>, { pages, sites, calls }: PageRoutesOptions): void {
  discoveryRoutes(app, calls)
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const address = readAddress(pathname, search)
    if (address === undefined) return c.text('This address can be read in two ways.', 400)
    const away = address.isPayload || address.isPreview ? undefined : elsewhere(c, address, sites)
    if (away) return c.redirect(away.to, away.status)
    const guarded = address.isPayload ? pages.findGuarded(c.var.site, address) : undefined
    if (guarded) return sendGuarded(c, guarded, calls)
    if (address.isPreview && !isClosed(c.var.site, address.path)) {
      const { headers, body } = await pages.renderUncached(c.var.site, address)
      return c.body(body, 200, headers)
    }
    return sendPage(c, await pages.answer(c.var.site, address))
  })
}

/** Where a path has moved: without its trailing slash, by the layout's redirects, or to a dedicated host. */
function elsewhere(c: Context<AppEnv>, { path, search }: PageAddress, sites: () => Sites) {
  const { site } = c.var
  const { manifest } = site.layout
  if (path.length > 1 && path.endsWith('/')) {
    return { to: encodeURI(path.replace(/\/+$/, '') || '/') + search, status: 308 as const }
  }
  const lower = path.toLowerCase()
  const redirect = manifest.redirects.find(({ from }) => from.toLowerCase() === lower)
  if (redirect) {
    const to = locationOf(withSearch(redirect.to, search))
    if (to !== undefined) return { to, status: redirect.status }
  }
  const dedicated = findDedicated({ site, origin: c.var.origin }, path, sites())
  if (dedicated !== undefined)
    return { to: dedicated + encodeURI(path) + search, status: 308 as const }
  return undefined
}

/** A path of this site with the query of the request, unless it has one of its own; other addresses as they are. */
function withSearch(to: string, search: string): string {
  if (!to.startsWith('/') || to.startsWith('//') || to.includes('?')) return to
  const [path = '', ...hash] = to.split('#')
  return [path + search, ...hash].join('#')
}
