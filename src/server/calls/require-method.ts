import { createMiddleware } from 'hono/factory'
import { isReading, type Endpoint } from '#schemas/endpoint.ts'
import type { CallEnv } from './call-env.ts'
import { refuse } from './refuse.ts'

/** Finds the endpoint of the request's method, which HEAD shares with a GET that only reads; 405 when there is none. */
export function requireMethod(endpoints: readonly Endpoint[]) {
  const allow = endpoints.map((one) => (isReading(one) ? 'GET, HEAD' : one.method)).join(', ')
  return createMiddleware<CallEnv>(async function requireMethod(c, next) {
    const { method } = c.req
    const endpoint = endpoints.find((one) =>
      method === 'HEAD' ? isReading(one) : one.method === method,
    )
    if (endpoint === undefined)
      return refuse(c, 'wrong-method', `Use ${allow}.`, { headers: { allow } })
    c.set('endpoint', endpoint)
    return next()
  })
}
