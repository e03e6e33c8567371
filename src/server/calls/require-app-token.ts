import { createMiddleware } from 'hono/factory'
import type { CallEnv, CallOptions } from './call-env.ts'
import { refuse } from './refuse.ts'

/**
 * Reads the AppToken header. One that is stale or forged is refused, with the server's time so that a client can
 * correct its clock; a call without one goes on. Endpoints of the server itself take a forged one: they say so.
 */
export function requireAppToken({ tokens, own }: Pick<CallOptions, 'tokens' | 'own'>) {
  return createMiddleware<CallEnv>(async function requireAppToken(c, next) {
    const { endpoint, site } = c.var
    const appToken = tokens.check(c.req.header('apptoken'), site.id, endpoint.path)
    if (appToken === 'stale' || (appToken === 'forged' && !own.has(endpoint))) {
      const headers = { 'x-server-time': String(Date.now()) }
      const message = 'The AppToken is too old, used before, or not ours.'
      return refuse(c, 'app-token', message, { headers })
    }
    c.set('appToken', appToken)
    return next()
  })
}
