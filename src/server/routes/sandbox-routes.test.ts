import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { servicesOf } from '#tests/made-up/services.ts'
import type { PaymentSandbox } from '#src/services/payment-sandbox.ts'
import type { Site } from '#src/sites/sites.ts'
import type { AppEnv } from '../http/app-env.ts'
import { sandboxRoutes } from './sandbox-routes.ts'

const order = {
  orderId: 'tenun-1',
  amount: 150_000,
  name: 'Kelas Web',
  state: 'pending',
  returnPath: '/CallbackPayment?order_id=tenun-1',
}

/** A site with one order at the sandbox, whose callbacks are answered with this status. */
function open(status: number, changes: Partial<PaymentSandbox> = {}) {
  const received: unknown[] = []
  const failures: unknown[] = []
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('site', { id: 'alpha' } as Site)
    await next()
  })
  app.post('/api/v1/class/payment/callback', async (c) => {
    received.push(await c.req.json())
    return new Response('{"message":"said"}', { status })
  })
  const sandbox: PaymentSandbox = {
    read: (_siteId, orderId) => Promise.resolve(orderId === order.orderId ? order : null),
    callbackOf: (_order, outcome) => ({ outcome }),
    ...changes,
  }
  const services = { ...servicesOf(() => null), sandbox }
  sandboxRoutes(app, { services, failed: (_path, error) => void failures.push(error) })
  const choose = (headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    app.request('/api/sandbox/tenun-1', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'outcome=paid',
    })
  return { choose, received, failures }
}

test('a payer who has chosen goes back to the site once the callback was taken', async () => {
  const { choose, received, failures } = open(200)
  const answer = await choose()
  expect([answer.status, answer.headers.get('location')]).toEqual([303, order.returnPath])
  expect([received, failures]).toEqual([[{ outcome: 'paid' }], []])
})

test.each([404, 422, 429, 503])(
  'a payer is told of a callback that ended in %i',
  async (status) => {
    const answer = await open(status).choose()
    expect([answer.status, await answer.text()]).toEqual([status, '{"message":"said"}'])
  },
)

test('a form of another site is refused', async () => {
  const { choose, received } = open(200)
  expect((await choose({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(received).toEqual([])
})

test('what goes wrong on our side is reported', async () => {
  const broken = new Error('The database is away.')
  const { choose, failures } = open(200, { read: () => Promise.reject(broken) })
  expect((await choose()).status).toBe(500)
  expect(failures).toEqual([broken])
})
