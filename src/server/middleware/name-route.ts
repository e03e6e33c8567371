import { matchedRoutes } from 'hono/route'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/app-env.ts'
import { currentRequest } from '../http/request-scope.ts'

/** Says what a request is counted as: the route of its page, or the path of the call or file as it is declared. */
export const nameRoute = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const scope = currentRequest()
    if (scope === undefined) return
    // Middleware is listed too, by the paths it is for: an address without a wildcard is the one that answered.
    const declared = matchedRoutes(c).filter(({ path }) => path !== '/*')
    const exact = declared.find(({ path }) => !path.endsWith('*')) ?? declared[0]
    scope.route = c.get('route') ?? exact?.path
  })
