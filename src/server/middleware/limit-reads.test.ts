import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../http/app-env.ts'
import { parseNetworks } from '../http/client-address.ts'
import { answerFailure } from './answer-failure.ts'
import { limitReads } from './limit-reads.ts'

const app = new Hono<AppEnv>()
// A request of a test has no socket, and a proxy of no address is none of ours: one in front of it names it.
app.use(limitReads({ proxies: parseNetworks('loopback') ?? [] }))
app.onError(answerFailure({ failed: () => undefined }))
app.all('*', (c) => c.text('here'))

const remote = (address: string) => ({ incoming: { socket: { remoteAddress: address } } })

const ask = (address: string, path = '/News', method = 'GET') =>
  app.request(
    path,
    { method, headers: { 'x-forwarded-for': address, accept: 'text/html' } },
    remote('127.0.0.1'),
  )

/** How many of so many requests were answered. */
async function answered(address: string, requests: number): Promise<number> {
  let passed = 0
  for (let i = 0; i < requests; i++) if ((await ask(address)).status === 200) passed += 1
  return passed
}

test('an address, of IPv6 its network, reads so many pages a minute; then 429, and others are not touched', async () => {
  expect(await answered('2001:db8:1:2::7', 6001)).toBe(6000)
  const page = await ask('2001:db8:1:2:ffff::9')
  expect([page.status, Number(page.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  expect(await page.text()).toContain('Terlalu banyak permintaan')
  const call = await ask('2001:db8:1:2::7', '/api/v3/post/list')
  expect([call.status, call.headers.get('content-type')]).toEqual([429, 'application/problem+json'])
  expect(await call.json()).toMatchObject({
    type: '/problems#too-often',
    status: false,
    data: null,
  })
  expect((await ask('2001:db8:1:2::7', '/News', 'POST')).status).toBe(200)
  expect((await ask('2001:db8:1:3::7')).status).toBe(200)
})

test('addresses of networks of our own are proxies that nobody has named, and are not counted', async () => {
  for (const address of ['127.0.0.1', '10.1.2.3']) expect(await answered(address, 6100)).toBe(6100)
})
