import { createMiddleware } from 'hono/factory'
import { requireAccess as requireAccessTo } from '#src/services/access.ts'
import type { CallEnv } from './call-env.ts'

/** Throws ServiceError unless the caller may call the endpoint. */
export function requireAccess() {
  return createMiddleware<CallEnv>(async function requireAccess(c, next) {
    requireAccessTo(c.var.endpoint, c.var.caller)
    return next()
  })
}
