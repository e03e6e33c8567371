import type { Context, Hono } from 'hono'
import { pageOfPayload } from '#schemas/paths.ts'
import { normaliseHost } from '#src/sites/hosts.ts'
import type { Sites } from '#src/sites/sites.ts'
import { cleanPath } from '../http/request-host.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { CachedPage } from './page-cache.ts'
import { pageResponse } from './page-response.ts'
import type { Pages } from './site-pages.ts'

/** Everything else a site serves: redirects, host switches, pages and their payloads. */
export function pageRoutes(app: Hono<AppEnv>, pages: Pages, sites: () => Sites): void {
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const clean = cleanPath(pathname)
    if (clean === undefined) return c.text('This address can be read in two ways.', 400)
    // Asked of the decoded path, so that `/%5Fpage/x` is the payload of `/x` and no page of that name.
    const ofPayload = pageOfPayload(clean)
    const isPayload = ofPayload !== undefined
    const path = ofPayload ?? clean
    const { site } = c.var
    const away = isPayload ? undefined : elsewhere(c, path, search, sites)
    if (away) return c.redirect(away.to, away.status)
    return send(c, await pages.answer(site, path, isPayload))
  })
}

/** Where a path has moved: without its trailing slash, by the layout's redirects, or to a dedicated host. */
function elsewhere(c: Context<AppEnv>, path: string, search: string, sites: () => Sites) {
  const { site } = c.var
  const { manifest } = site.layout
  if (path.length > 1 && path.endsWith('/')) {
    return { to: encodeURI(path.replace(/\/+$/, '') || '/') + search, status: 308 as const }
  }
  const lower = path.toLowerCase()
  const redirect = manifest.redirects.find(({ from }) => from.toLowerCase() === lower)
  if (redirect) return { to: redirect.to, status: redirect.status }
  const host = normaliseHost(c.req.header('host') ?? '') ?? ''
  for (const { prefix, hosts } of manifest.hostSwitch) {
    const dedicated = hosts[host]
    const isBelow = lower === prefix.toLowerCase() || lower.startsWith(`${prefix.toLowerCase()}/`)
    if (!isBelow || dedicated === undefined || dedicated === host) continue
    const origin = sites().findByHost(dedicated)?.origin ?? `https://${dedicated}`
    return { to: origin + encodeURI(path) + search, status: 308 as const }
  }
  return undefined
}

function send(c: Context<AppEnv>, page: CachedPage): Response {
  const { status, headers, bytes } = pageResponse(page, {
    method: c.req.method,
    ifNoneMatch: c.req.header('if-none-match'),
    acceptEncoding: c.req.header('accept-encoding'),
  })
  return new Response(bytes && Uint8Array.from(bytes), { status, headers })
}
