import type { Hono } from 'hono'
import { hostBase, type Endpoint } from '#schemas/endpoint.ts'
import { endpoints } from '#schemas/services/index.ts'
import { refuse } from '../calls/refuse.ts'
import { restRoute } from '../calls/postgrest-route.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { callRoute } from '../calls/call-route.ts'
import { accountSiteRoutes } from '../account/account-site.ts'
import { accountRoutes } from '../account/embedded-account.ts'
import type { AppEnv } from '../http/app-env.ts'
import { contractRoutes } from './contract-routes.ts'
import { sandboxRoutes } from './sandbox-routes.ts'

/** Every call of product.md section 7 that is served here. */
export function serviceRoutes(app: Hono<AppEnv>, options: CallOptions): void {
  const { services, own } = options
  const served = endpoints.filter(
    (endpoint) =>
      endpoint.host !== 'rest' && (own.has(endpoint) || services.calls.serves(endpoint)),
  )
  for (const together of byAddress(served)) callRoute(app, together, options)
  restRoute(app, options)
  sandboxRoutes(app, options)
  if (services.accounts.accountSite === null) accountRoutes(app, options)
  else accountSiteRoutes(app, services.accounts.accountSite, options)
  contractRoutes(
    app,
    [...served, ...endpoints.filter(({ host }) => host === 'rest')],
    options.version,
  )
  app.all('/api/*', (c) => refuse(c, 'not-found', 'There is no such call.'))
}

function byAddress(all: readonly Endpoint[]): [Endpoint, ...Endpoint[]][] {
  const found = new Map<string, [Endpoint, ...Endpoint[]]>()
  // Those without braces first: `statistic/batchs/active` is no value of `{id}`.
  const ordered = all.toSorted(
    (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
  )
  for (const endpoint of ordered) {
    const address = hostBase[endpoint.host] + endpoint.path
    found.set(address, [...(found.get(address) ?? []), endpoint] as [Endpoint, ...Endpoint[]])
  }
  return [...found.values()]
}
