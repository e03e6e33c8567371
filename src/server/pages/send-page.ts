import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import type { CachedPage } from './page-cache.ts'
import { pageResponse, type PageResponse } from './page-response.ts'

/** Answers with a finished page, in the smallest encoding that the browser takes. */
export async function sendPage(c: Context<AppEnv>, page: CachedPage): Promise<Response> {
  c.set('route', page.route ?? 'other')
  return toResponse(
    await pageResponse(page, {
      method: c.req.method,
      ifNoneMatch: c.req.header('if-none-match'),
      acceptEncoding: c.req.header('accept-encoding'),
      search: new URL(c.req.url).search,
    }),
  )
}

/** The response of a page as Hono sends it; its bytes are not copied. */
export function toResponse({ status, head, bytes }: PageResponse): Response {
  const headers: Record<string, string> = {}
  for (let i = 0; i + 1 < head.length; i += 2) headers[head[i] ?? ''] = head[i + 1] ?? ''
  return new Response(bytes, { status, headers })
}
