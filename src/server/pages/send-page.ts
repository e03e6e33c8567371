import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import type { CachedPage } from './page-cache.ts'
import { pageResponse } from './page-response.ts'

/** Answers with a finished page, in the smallest encoding that the browser takes. */
export function sendPage(c: Context<AppEnv>, page: CachedPage): Response {
  c.set('route', page.route ?? 'other')
  const { status, headers, bytes } = pageResponse(page, {
    method: c.req.method,
    ifNoneMatch: c.req.header('if-none-match'),
    acceptEncoding: c.req.header('accept-encoding'),
    search: new URL(c.req.url).search,
  })
  return new Response(bytes && Uint8Array.from(bytes), { status, headers })
}
