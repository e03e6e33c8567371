import { createMiddleware } from 'hono/factory'
import { scopeOf } from '#schemas/scopes.ts'
import { callsBeforeToken } from '#schemas/services/authorizer.ts'
import { refuseInBoth } from '#src/services/service-error.ts'
import type { CallEnv, CallOptions } from './call-env.ts'
import { refuse } from './refuse.ts'
import { requireOwnSite } from './require-own-site.ts'

const outside = {
  id: 'Token aplikasi ini tidak mencakup "{scope}". Buat yang baru dengan cakupan itu.',
  en: 'This app token does not have the scope "{scope}". Make a new one that has it.',
}

/**
 * Reads the AppToken header. One that is stale or forged is refused, with the server's time so that a client can
 * correct its clock; throws ServiceError with 403 for a call outside its scopes, or of another site. A call without one goes on. Endpoints of
 * the server itself take a forged one: they say so.
 */
export function requireAppToken({
  tokens,
  serverEndpoints,
}: Pick<CallOptions, 'tokens' | 'serverEndpoints'>) {
  return createMiddleware<CallEnv>(async function requireAppToken(c, next) {
    requireOwnSite(c)
    const { endpoint, site } = c.var
    const scope = callsBeforeToken.includes(endpoint) ? undefined : scopeOf(endpoint)
    const shown = { path: endpoint.path, scope }
    const appToken = tokens.check(c.req.header('apptoken'), site.id, shown)
    if (appToken === 'stale' || (appToken === 'forged' && !serverEndpoints.has(endpoint))) {
      const headers = { 'x-server-time': String(Date.now()) }
      const message = 'The AppToken is too old, used before, or not ours.'
      return refuse(c, 'app-token', { message, headers })
    }
    if (appToken === 'outside') throw refuseInBoth(403, outside, { values: { scope: scope ?? '' } })
    c.set('appToken', appToken)
    return next()
  })
}
