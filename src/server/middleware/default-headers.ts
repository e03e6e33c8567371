import { createMiddleware } from 'hono/factory'
import { plainHeaders } from '../http/security-headers.ts'

/** Every answer says how it may be kept: what says nothing is not kept at all. */
export function caching() {
  return createMiddleware(async function caching(c, next) {
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-store')
    for (const [name, value] of Object.entries(plainHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
}
