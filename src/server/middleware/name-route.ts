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
    // Those for every path are listed with the one that answered.
    const declared = matchedRoutes(c).find(({ path }) => path !== '/*')?.path
    scope.route = c.get('route') ?? declared
  })
