import { type Endpoint, isReading, type UserKind } from '#schemas/endpoint.ts'
import { endpoints } from '#schemas/services/index.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import { siteOf } from './fill.ts'
import { idOf, type Input, inputsOf } from './inputs.ts'

/** One valid call of an endpoint at a generated site. */
export interface MadeCall {
  name: string
  endpoint: Endpoint
  ctx: ServiceContext
  input: Input
}

/** Returns calls of every reading endpoint at a generated site; throws for an endpoint without an input in inputs.ts. */
export function madeCalls(site: number, serves: (endpoint: Endpoint) => boolean): MadeCall[] {
  const inputs = inputsOf(site)
  return endpoints
    .filter((endpoint) => isReading(endpoint) && serves(endpoint))
    .flatMap((endpoint) => {
      const key = `${endpoint.host} ${endpoint.path}`
      const requests = inputs[key]
      if (requests === undefined) throw new Error(`No input is made up for ${key}.`)
      return requests.map((input) => toCall(site, endpoint, input))
    })
}

/** A kind of account that may call an endpoint: the administrator's, unless it is for others alone. */
const kindFor = ({ access }: Endpoint): UserKind =>
  Array.isArray(access) && !access.includes('admin') ? (access[0] ?? 'admin') : 'admin'

/** Returns one call with the identity that is allowed to make it. */
export function toCall(site: number, endpoint: Endpoint, input: Input): MadeCall {
  const summary = Object.entries(endpoint.method === 'GET' ? input : { method: endpoint.method })
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ')
  const siteId = siteOf(site)
  const isPublic = endpoint.access === 'public' && input.active === undefined
  const kind = kindFor(endpoint)
  return {
    name: `${endpoint.path} ${summary}`.trim().slice(0, 60),
    endpoint,
    input,
    ctx: {
      siteId,
      origin: `https://${siteId}.example`,
      caller: isPublic ? null : { userId: idOf('account', site, 1), kind },
      assistantToken: `asisten ${site}`,
    },
  }
}
