import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listening } from '#tests/made-up/listening.ts'

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
