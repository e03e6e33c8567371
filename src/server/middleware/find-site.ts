import { createMiddleware } from 'hono/factory'
import { normaliseHost } from '#src/sites/hosts.ts'
import type { Sites } from '#src/sites/sites.ts'
import type { AppEnv } from '../http/app-env.ts'
import { documentHeaders } from '../http/security-headers.ts'
import { unknownHostScreen } from '../screens/message-screens.ts'

/** Finds the site of the request's one host. A host of no site gets 404 and nobody's data. */
export function site(sites: () => Sites) {
  return createMiddleware<AppEnv>(async function site(c, next) {
    const host = normaliseHost(c.req.header('host') ?? new URL(c.req.url).host)
    const found = host === undefined ? undefined : sites().findByHost(host)
    if (found === undefined) {
      const { html, style } = await unknownHostScreen()
      return c.html(html, 404, { 'cache-control': 'no-store', ...documentHeaders(style) })
    }
    c.set('site', found)
    return next()
  })
}
