import type { Context, Hono } from 'hono'
import { hostBase } from '#schemas/endpoint.ts'
import { serverPath } from '#schemas/paths.ts'
import { receivePaymentCallback } from '#schemas/services/payment.ts'
import { refuse, refuseFor } from '../calls/refuse.ts'
import type { CallOptions } from '../calls/call-env.ts'
import type { AppEnv } from '../http/app-env.ts'
import { pageLanguage } from '../http/page-language.ts'
import { readForm, sendForm } from '../screens/form-page.ts'
import { sandboxPage } from './sandbox-page.ts'
import { requireSameOrigin } from '../http/same-origin.ts'

/** `/api/sandbox/<order>`: a page on which a payer chooses the outcome of a payment, and the callback that follows. */
export function sandboxRoutes(
  app: Hono<AppEnv>,
  { services: { sandbox }, failed }: Pick<CallOptions, 'services' | 'failed'>,
): void {
  if (sandbox === null) return
  const address = serverPath('api', 'sandbox/:orderId')
  app.get(address, async (c) => {
    const order = await sandbox.read(c.var.site.id, c.req.param('orderId'))
    if (order === null) return refuse(c, 'not-found', { message: 'There is no such payment.' })
    return sendForm(c, sandboxPage(order, pageLanguage(c, order.returnPath)))
  })
  app.post(address, async (c) => {
    try {
      requireSameOrigin(c)
      const { outcome } = await readForm(c)
      const order = await sandbox.read(c.var.site.id, c.req.param('orderId'))
      if (order === null) return refuse(c, 'not-found', { message: 'There is no such payment.' })
      const answer = await sendCallback(app, c, sandbox.callbackOf(order, outcome ?? ''))
      return answer.ok ? c.redirect(order.returnPath, 303) : answer
    } catch (error) {
      return refuseFor(c, error, (cause) => failed('/api/sandbox', cause))
    }
  })
}

/** Calls back as a provider does: at the same address, authenticated by its signed body alone. */
async function sendCallback(
  app: Hono<AppEnv>,
  c: Context<AppEnv>,
  body: object,
): Promise<Response> {
  const { host, path } = receivePaymentCallback
  const headers = { host: c.req.header('host') ?? '', 'content-type': 'application/json' }
  const url = new URL(hostBase[host] + path, c.req.url)
  return app.request(url.href, { method: 'POST', headers, body: JSON.stringify(body) }, c.env)
}
