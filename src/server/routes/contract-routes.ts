import type { Hono } from 'hono'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { AppEnv } from '../http/app-env.ts'
import { toOpenApi } from '../openapi/openapi-document.ts'
import { callsPage, problemsPage } from '../openapi/contract-pages.ts'
import { documentHeaders } from '../http/security-headers.ts'

const caching = 'public, max-age=300'

/** The contract of the services: for machines at /openapi.json, for people at /openapi and /problems. */
export function contractRoutes(
  app: Hono<AppEnv>,
  endpoints: readonly Endpoint[],
  version: string,
): void {
  // Made when it is first asked for: most servers never are.
  const document = once(() => JSON.stringify(toOpenApi(endpoints, version)))
  const pages = { '/openapi': once(() => callsPage(endpoints)), '/problems': once(problemsPage) }
  app.get('/openapi.json', (c) =>
    c.body(document(), 200, { 'content-type': 'application/json', 'cache-control': caching }),
  )
  for (const [path, page] of Object.entries(pages)) {
    app.get(path, async (c) => {
      const { html, style } = await page()
      return c.html(html, 200, { 'cache-control': caching, ...documentHeaders(style) })
    })
  }
}

function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
