import { createMiddleware } from 'hono/factory'
import { plainHeaders } from '../http/security-headers.ts'

/** Security headers and caching for responses without their own: what does not say how it may be cached is not cached. */
export function caching() {
  return createMiddleware(async function caching(c, next) {
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-store')
    for (const [name, value] of Object.entries(plainHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
}
