import { hostBase, type Endpoint } from '#schemas/endpoint.ts'
import { serverPath } from '#schemas/paths.ts'
import { endpoints } from '#schemas/services/index.ts'
import { refuse } from '../calls/refuse.ts'
import { restRoute } from '../calls/postgrest-route.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { callRoute } from '../calls/call-route.ts'
import { allowOrigins } from '../http/allow-origins.ts'
import type { App } from '../http/app-env.ts'
import { contractRoutes } from './contract-routes.ts'
import { ownFormRoutes } from './own-form-routes.ts'

const callMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Every call that this server answers, its own pages with a form, and the contract. */
export function serviceRoutes(app: App, options: CallOptions): void {
  const { services, serverEndpoints } = options
  app.use(serverPath('api', '*'), allowOrigins(callMethods))
  const served = endpoints.filter(
    (endpoint) =>
      endpoint.host !== 'rest' &&
      (serverEndpoints.has(endpoint) || services.calls.serves(endpoint)),
  )
  for (const together of byAddress(served)) callRoute(app, together, options)
  restRoute(app, options)
  ownFormRoutes(app, options)
  contractRoutes(
    app,
    [...served, ...endpoints.filter(({ host }) => host === 'rest')],
    options.version,
  )
  app.all(serverPath('api', '*'), (c) =>
    refuse(c, 'not-found', { message: 'There is no such call.' }),
  )
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
