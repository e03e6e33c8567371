import type { Hono } from 'hono'
import { isServerPath } from '#schemas/page-paths.ts'
import { allowOrigins } from '../http/allow-origins.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readAddress } from '../pages/page-address.ts'
import { pageResponse } from '../pages/page-response.ts'
import { isClosed } from '../pages/route-guards.ts'
import { toResponse } from '../pages/send-page.ts'
import type { FormDeps } from './answer-refusal.ts'
import { takeForm } from './take-form.ts'

/** Takes the forms of pages: each is posted to the path of its page. */
export function formRoutes(app: Hono<AppEnv>, deps: FormDeps): void {
  app.on(['OPTIONS', 'POST'], '*', allowOrigins(['POST']))
  app.post('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const address = readAddress(pathname, search)
    if (address === undefined) return c.text('This address can be read in two ways.', 400)
    if (isServerPath(pathname) || address.isPayload) return c.notFound()
    if (!isClosed(c.var.site, address.path)) return takeForm(c, address, deps)
    const page = await deps.pages.answer(c.var.site, address)
    const request = {
      method: 'POST',
      ifNoneMatch: undefined,
      acceptEncoding: undefined,
      search: '',
    }
    return toResponse(await pageResponse(page, request))
  })
}
