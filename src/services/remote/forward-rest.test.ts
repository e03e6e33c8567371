import { afterAll, beforeEach, expect, test } from 'vitest'
import type { RestRequest } from '../rest-exchange.ts'
import { openHost, visitor } from './open-host-for-test.ts'

const host = await openHost()
afterAll(() => host.close())
beforeEach(() => void (host.received.length = 0))

const asked: RestRequest = {
  method: 'GET',
  table: 'testimonies',
  query: 'select=name',
  headers: new Headers({ accept: 'application/json', cookie: 'secret=1' }),
  body: new Uint8Array(),
}
const ask = (more: Partial<RestRequest> = {}, ctx = {}) =>
  host.open().calls.rest({ ...visitor, ...ctx }, { ...asked, ...more })
const says = (status: number, headers: Record<string, string>, body = '') =>
  void (host.says.answer = (_, response) => response.writeHead(status, headers).end(body))

test('a request goes on as it came, under the key of the site, and its answer comes back', async () => {
  says(206, { 'content-type': 'application/json', 'content-range': '0-0/2' }, '[{"name":"A"}]')
  expect(await ask({}, { address: '2001:db8:1:2::/64' })).toEqual({
    status: 206,
    headers: { 'content-type': 'application/json', 'content-range': '0-0/2' },
    body: '[{"name":"A"}]',
  })
  expect(host.received[0]).toMatchObject({
    url: '/rest/v1/testimonies?select=name',
    headers: { apikey: 'pk_1', 'x-forwarded-for': '2001:db8:1:2::' },
  })
  expect(host.received[0]?.headers.cookie).toBeUndefined()
})

test('who comes too often hears when to come again, and a stranger how to show who they are', async () => {
  const json = { 'content-type': 'application/json' }
  says(429, { ...json, 'retry-after': '7' }, '{}')
  expect((await ask({ method: 'POST' })).headers).toEqual({ ...json, 'retry-after': '7' })
  says(401, { ...json, 'www-authenticate': 'Bearer' }, '{}')
  expect((await ask()).headers).toEqual({ ...json, 'www-authenticate': 'Bearer' })
})

test.each([
  ['text/html', '<script>alert(1)</script>'],
  ['image/svg+xml', '<svg onload="alert(1)"/>'],
  ['text/javascript', 'alert(1)'],
  ['application/jsonx', '1'],
  ['', 'what is this'],
])('what comes as %j never leaves under the name of the site', async (type, body) => {
  says(200, { 'content-type': type }, body)
  await expect(ask()).rejects.toMatchObject({ status: 502 })
})

test('an answer that breaks off, or never ends, is a named problem', async () => {
  host.says.answer = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('[')
    setTimeout(() => response.destroy(), 20)
  }
  await expect(ask({ method: 'POST' })).rejects.toMatchObject({ status: 502 })
  host.says.answer = (_, response) => void response.writeHead(200).write('[')
  await expect(
    host.open({}, 500).calls.rest(visitor, { ...asked, method: 'POST' }),
  ).rejects.toMatchObject({ status: 504 })
})

test('who goes away is not waited for', async () => {
  host.says.answer = () => undefined
  const gone = new AbortController()
  const waiting = ask({}, { signal: gone.signal })
  setTimeout(() => gone.abort(), 50)
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})
