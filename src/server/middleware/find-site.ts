import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isPrivateAddress } from '#schemas/local-host.ts'
import { normaliseHost } from '#src/sites/hosts.ts'
import { originAt } from '#src/sites/origin.ts'
import type { Site, Sites } from '#src/sites/sites.ts'
import type { AppEnv } from '../http/app-env.ts'
import { documentHeaders } from '../http/security-headers.ts'
import { unknownHostScreen } from '../screens/message-screens.ts'

export interface FindSiteOptions {
  sites(): Sites
  /** Inserts the first rows of a site; undefined when there is nothing to wait for. */
  firstRows?(site: Site): Promise<void> | undefined
}

/**
 * Finds the site of the request's one host, and the origin at which it was asked. Nothing else reads the host. A host
 * of no site gets 404 and no site's data. The first request of a new site waits for its first rows.
 */
export function site({ sites, firstRows }: FindSiteOptions) {
  return createMiddleware<AppEnv>(async function site(c, next) {
    const asked = c.req.header('host') ?? new URL(c.req.url).host
    const host = normaliseHost(asked)
    const found = host === undefined ? undefined : sites().findByHost(host)
    if (host === undefined || found === undefined) {
      const { html, style } = await unknownHostScreen()
      return c.html(html, 404, { 'cache-control': 'no-store', ...documentHeaders(style) })
    }
    await firstRows?.(found)
    c.set('site', found)
    c.set('origin', isElsewhere(host, arrivedAt(c)) ? found.origin : originAt(found, asked))
    return next()
  })
}

/**
 * Whether an address of the private network is that of another machine. A layout claims the whole network, so the
 * address in the request says nothing: it must be the one at which the request arrived.
 */
const isElsewhere = (host: string, arrived: string | undefined): boolean =>
  isPrivateAddress(host) && arrived !== host

function arrivedAt({ env }: Context): string | undefined {
  // Absent for a request that came over no socket, as in a test.
  const bindings: Partial<HttpBindings> | undefined = env
  return bindings?.incoming?.socket.localAddress?.replace(/^::ffff:/, '')
}
