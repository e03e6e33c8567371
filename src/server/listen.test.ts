import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { request, type IncomingMessage, type Server } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import type { Health } from './http/health.ts'
import type { RequestRecord } from './http/record-requests.ts'
import { parseNetworks } from './http/client-address.ts'
import { createHttpServer } from './listen.ts'

let server: Server | undefined
afterEach(
  () => new Promise((done) => (server === undefined ? done(undefined) : server.close(done))),
)

const note = { id: 'a', type: 'note', props: { heading: 'Halo' } }
const layout = (more: object = {}) =>
  layoutOf({
    'layout.json': manifestOf('coba', {
      routes: [
        { path: '/', page: 'home' },
        { path: '/Pesilat', page: 'home' },
      ],
      site: { hosts: ['coba.id', 'pesilat.id'], settings: { title: 'Coba', isMaintenance: false } },
      ...more,
    }),
    'pages/home.json': { blocks: [note] },
  })

/** A server that listens, over one layout. */
async function listening(
  more: object = {},
  limits: Parameters<typeof createHttpServer>[0]['limits'] = {},
  proxies = 'loopback',
) {
  const made = appOf({ layouts: [layout(more)] })
  const records: RequestRecord[] = []
  const health: Health = { isStopping: false, data: 'ready' }
  const passed: string[] = []
  const listens = createHttpServer({
    fetch(request) {
      passed.push(new URL(request.url).pathname)
      return made.app.fetch(request)
    },
    sites: () => made.sites,
    pages: made.pages,
    health: () => health,
    proxies: parseNetworks(proxies) ?? [],
    record: (record) => void records.push(record),
    limits,
  })
  server = listens
  await new Promise<void>((done) => listens.listen(0, '127.0.0.1', done))
  const { port } = listens.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<IncomingMessage & { body: Buffer }>((resolve, reject) => {
      const sent = { host: 'coba.id', connection: 'close', ...headers }
      const asked = request({ port, host: '127.0.0.1', path, method, headers: sent }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve(Object.assign(answer, { body: Buffer.concat(parts) })))
      })
      asked.on('error', reject)
      asked.end()
    })
  return { ...made, get, health, passed, port, records }
}

test('a proxy of our own may name a request, in a form that a log can hold', async () => {
  const { get, records } = await listening()
  const named = await get('/', { 'x-request-id': 'dari-proksi-1' })
  expect(named.headers['x-request-id']).toBe('dari-proksi-1')
  const wrong = await get('/', { 'x-request-id': 'dua baris\tatau lebih' })
  expect(wrong.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(records).toMatchObject([
    { id: 'dari-proksi-1', path: '/', route: '/', status: 200, isAborted: false },
    { id: wrong.headers['x-request-id'], route: '/' },
  ])
  expect(records[0]?.bytes).toBeGreaterThan(100)
})

test('a page that is kept is sent as it was made', async () => {
  const { get, pages } = await listening()
  const made = await get('/')
  const cached = await get('/?utm=1')
  expect(cached.body.equals(made.body)).toBe(true)
  expect(cached.body.toString()).toContain('Halo')
  for (const name of [
    'etag',
    'content-type',
    'cache-control',
    'content-security-policy',
    'vary',
    'content-length',
  ])
    expect([name, cached.headers[name]]).toEqual([name, made.headers[name]])
  expect(pages.drawn()).toBe(1)
})

test('a page that is kept is sent compressed, to HEAD without a body, and not at all to who has it', async () => {
  const { get } = await listening()
  const { headers, body } = await get('/')
  const zipped = await get('/', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(zipped.body).equals(body)).toBe(true)
  expect(zipped.headers['content-length']).toBe(String(zipped.body.length))
  const head = await get('/', {}, 'HEAD')
  expect([head.statusCode, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(body.length),
  ])
  const again = await get('/', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
})

test('a missing page that is kept stays missing for who has it', async () => {
  const { get } = await listening()
  const { headers } = await get('/tiada')
  expect((await get('/tiada', { 'if-none-match': String(headers.etag) })).statusCode).toBe(404)
})

test('no other method gets a page that is kept', async () => {
  const { get } = await listening()
  await get('/')
  for (const method of ['PUT', 'DELETE']) expect((await get('/', {}, method)).statusCode).toBe(404)
  // A post is a form, and this one comes from no page.
  expect((await get('/', {}, 'POST')).statusCode).toBe(403)
})

test('a request that says no clear host is refused before anything reads it', async () => {
  const { get, pages } = await listening()
  for (const host of ['a b', 'coba.id@jahat.id']) {
    const { statusCode, headers } = await get('/', { host })
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
  }
  expect((await get('http://coba.id/')).statusCode).toBe(400)
  expect(pages.drawn()).toBe(0)
})

test('a page that is kept for one host of a site does not hide that another host leads elsewhere', async () => {
  const hostSwitch = [{ prefix: '/Pesilat', hosts: { 'coba.id': 'pesilat.id' } }]
  const { get } = await listening({ hostSwitch })
  expect((await get('/Pesilat', { host: 'pesilat.id' })).statusCode).toBe(200)
  expect((await get('/Pesilat', { host: 'coba.id' })).statusCode).toBe(308)
})

test('a site with a host switch has every other page sent from the cache, and those below it not', async () => {
  const hostSwitch = [{ prefix: '/Pesilat', hosts: { 'coba.id': 'pesilat.id' } }]
  const { get, passed } = await listening({ hostSwitch })
  for (const path of ['/', '/Pesilatan', '/Pesilat', '/Pesilat/a', '/pesilat', '/%50esilat'])
    for (let i = 0; i < 2; i++) await get(path, { host: 'pesilat.id' })
  const once = ['/', '/Pesilatan']
  const twice = ['/Pesilat', '/Pesilat/a', '/pesilat', '/%50esilat'].flatMap((path) => [path, path])
  expect(passed).toEqual([...once, ...twice])
})

test('a page is compressed when it is asked for, and then sent from the cache', async () => {
  const { get, passed } = await listening()
  for (const encoding of ['br', 'br', 'gzip', 'br;q=0, gzip', 'identity', 'br'])
    expect((await get('/', { 'accept-encoding': encoding })).statusCode).toBe(200)
  expect(passed).toEqual(['/', '/', '/'])
})

test('every answer has an id, and a cached one no header twice', async () => {
  const { get, health } = await listening()
  await get('/')
  health.isStopping = true
  for (const [path, host] of [
    ['/', 'coba.id'],
    ['/', 'a b'],
    ['/ready', 'coba.id'],
    ['/tiada', 'coba.id'],
  ] as const) {
    const { headers, rawHeaders } = await get(path, { host })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    const names = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [name.toLowerCase()] : []))
    expect(names).toHaveLength(new Set(names).size)
  }
})

test('a balancer is told at any host whether the process lives, and whether it may send requests, which is not recorded', async () => {
  const { get, health, pages, records } = await listening()
  const answer = async (path: string) => {
    const { statusCode, headers, body } = await get(path, { host: '10.0.0.7' })
    expect(headers['cache-control']).toBe('no-store')
    return [statusCode, JSON.parse(body.toString())]
  }
  expect(await answer('/live')).toEqual([200, { status: 'live' }])
  expect(await answer('/ready')).toEqual([200, { status: 'ready', data: 'ready' }])
  health.data = 'away'
  expect(await answer('/ready?from=balancer')).toEqual([200, { status: 'ready', data: 'away' }])
  health.isStopping = true
  expect(await answer('/ready')).toEqual([503, { status: 'stopping', data: 'away' }])
  expect(await answer('/live')).toEqual([200, { status: 'live' }])
  expect(pages.drawn()).toBe(0)
  await get('/')
  expect(records.map(({ path }) => path)).toEqual(['/'])
})

/** An open connection, what came over it, and whether it has ended. */
async function open(port: number, sent = '') {
  const socket: Socket = connect(port, '127.0.0.1')
  const seen = { socket, text: '', isClosed: false }
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => (seen.text += bytes.toString()))
  socket.once('close', () => (seen.isClosed = true))
  await once(socket, 'connect')
  if (sent !== '') socket.write(sent)
  return seen
}
const ask = 'GET / HTTP/1.1\r\nhost: coba.id\r\n\r\n'
const unfinishedForm =
  'POST / HTTP/1.1\r\nhost: coba.id\r\nsec-fetch-site: same-origin\r\n' +
  'content-type: application/json\r\ncontent-length: 1000\r\nexpect: 100-continue\r\n\r\n{'

test('connections that wait for a request make room: the silent ones first, then those kept open', async () => {
  const { get, port } = await listening({}, { maxConnections: 3 })
  const kept = await open(port, ask)
  await expect.poll(() => kept.text).toContain('200 OK')
  const silent = [await open(port), await open(port)]
  expect((await get('/')).statusCode).toBe(200)
  await expect.poll(() => silent[0]?.isClosed).toBe(true)
  expect([silent[1]?.isClosed, kept.isClosed]).toEqual([false, false])
  const more = [await open(port), await open(port), await open(port)]
  await expect.poll(() => silent[1]?.isClosed).toBe(true)
  expect((await get('/')).statusCode).toBe(200)
  for (const { socket } of [kept, ...silent, ...more]) socket.destroy()
})

test('where every connection is in use, the next is answered with 503, and its health still told', async () => {
  const { get, port } = await listening({}, { maxConnections: 2 })
  const busy = await Promise.all([1, 2].map(() => open(port, unfinishedForm)))
  for (const form of busy) await expect.poll(() => form.text).toContain('100 Continue')
  expect((await get('/')).statusCode).toBe(503)
  const { headers } = await get('/')
  expect([headers['retry-after'], headers.connection]).toEqual(['5', 'close'])
  expect((await get('/ready')).statusCode).toBe(200)
  for (const { socket } of busy) socket.destroy()
  await expect.poll(async () => (await get('/')).statusCode).toBe(200)
})

test('a body that comes in drops ends at its deadline with 408', async () => {
  const { port } = await listening(
    {},
    { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
  )
  const dripping = await open(port, unfinishedForm)
  const drops = setInterval(() => dripping.socket.write(' '), 20)
  await expect.poll(() => dripping.isClosed, { timeout: 10_000 }).toBe(true)
  clearInterval(drops)
  expect(dripping.text).toContain('HTTP/1.1 408 ')
})

test.each([
  { name: 'a page that is rendered', path: '/', proxies: 'loopback', proto: 'https' },
  { name: 'a path that nothing answers', path: '/Tiada', proxies: 'loopback', proto: 'https' },
  { name: 'what the nearest proxy says', path: '/', proxies: 'loopback', proto: 'http, https' },
  { name: 'the second of two writes anew', path: '/', proxies: 'loopback', proto: 'https' },
])('over https the host is said to be secure, also when cached: $name', async (asked) => {
  const { get } = await listening({}, {}, asked.proxies)
  for (let i = 0; i < 2; i++) {
    const { headers } = await get(asked.path, { 'x-forwarded-proto': asked.proto })
    expect(headers['strict-transport-security']).toBe('max-age=63072000')
  }
})

test.each([
  { name: 'without a proxy of ours', proxies: '', proto: 'https', host: 'coba.id' },
  { name: 'over plain http', proxies: 'loopback', proto: 'http', host: 'coba.id' },
  { name: 'a visitor wrote https', proxies: 'loopback', proto: 'https, http', host: 'coba.id' },
  { name: 'without the header', proxies: 'loopback', proto: '', host: 'coba.id' },
  {
    name: 'at a name of this machine',
    proxies: 'loopback',
    proto: 'https',
    host: 'coba.localhost',
  },
  { name: 'at a host of no site', proxies: 'loopback', proto: 'https', host: 'lain.id' },
])('no host is said to be secure: $name', async ({ proxies, proto, host }) => {
  const { get } = await listening({}, {}, proxies)
  const sent = proto === '' ? { host } : { host, 'x-forwarded-proto': proto }
  for (let i = 0; i < 2; i++)
    expect((await get('/', sent)).headers['strict-transport-security']).toBeUndefined()
})
