import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** What a script of another origin may read of an answer. */
const exposed = [
  'Content-Disposition',
  'Content-Location',
  'Content-Range',
  'ETag',
  'Location',
  'Preference-Applied',
  'Retry-After',
  'X-Server-Time',
]
const daySeconds = 24 * 60 * 60

/** Lets scripts of the origins in the site's setting `cors` call, with these methods; those of others it does not. */
export function allowOrigins(methods: string[]) {
  return createMiddleware<AppEnv>(async function allowOrigins(c, next) {
    const { origins = [] } = c.var.site.settings.cors ?? {}
    const answer = cors({
      origin: (origin) => (origins.includes(origin) ? origin : null),
      allowMethods: methods,
      exposeHeaders: exposed,
      maxAge: daySeconds,
    })
    const isAllowed = origins.includes(c.req.header('origin') ?? '')
    if (isAllowed) return answer(c, next)
    await next()
    if (origins.length > 0) c.header('Vary', 'Origin', { append: true })
    return undefined
  })
}
