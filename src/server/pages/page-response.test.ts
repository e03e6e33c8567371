import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { EncodedBody } from './encoded-body.ts'
import type { CachedPage } from './page-cache.ts'
import { pageResponse, readyResponse } from './page-response.ts'

const pageOf = (more: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: new EncodedBody('plain'),
  entities: new Set<never>(),
  isPartial: false,
  freshUntil: 0,
  ...more,
})
const request = { method: 'GET', ifNoneMatch: undefined, acceptEncoding: undefined, search: '' }

/** A response with its headers by name. */
const read = async (page: CachedPage, more: Partial<Parameters<typeof pageResponse>[1]>) => {
  const { status, head, bytes } = await pageResponse(page, { ...request, ...more })
  const headers = Object.fromEntries(
    head.flatMap((name, i) => (i % 2 === 0 ? [[name, head[i + 1]]] : [])),
  )
  return { status, headers, bytes }
}

test('a page is sent in the encoding that the browser prefers', async () => {
  const page = pageOf()
  const zipped = await read(page, { acceptEncoding: 'br;q=0, gzip' })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(zipped.bytes ?? '').toString()).toBe('plain')
  const plain = await read(page, { acceptEncoding: 'br;q=0, gzip;q=0' })
  expect([plain.status, String(plain.bytes)]).toEqual([200, 'plain'])
  expect(plain.headers).toEqual({
    'content-type': 'text/html',
    etag: page.body.etag,
    vary: 'accept-encoding',
    'content-length': '5',
  })
})

test('weights decide which encoding is made', async () => {
  const body = new EncodedBody('plain')
  const page = pageOf({ body })
  const { headers } = await read(page, { acceptEncoding: 'br;q=0.4, gzip;q=0.9, *;q=0.1' })
  expect(headers['content-encoding']).toBe('gzip')
  expect([body.find('br'), body.find('identity')]).toEqual([undefined, undefined])
})

test.each(['*;q=0', 'identity;q=0', 'br;q=0, gzip;q=0, identity;q=0'])(
  'a browser that takes nothing, with %j, is told',
  async (acceptEncoding) => {
    const { status, bytes } = await read(pageOf(), { acceptEncoding })
    expect([status, String(bytes)]).toEqual([406, 'Take br, gzip or identity.\n'])
  },
)

test('only what exists is ready; nothing is compressed for who has the page already', async () => {
  const page = pageOf()
  const br = { ...request, acceptEncoding: 'br' }
  expect(readyResponse(page, br)).toBeUndefined()
  expect(readyResponse(page, { ...br, ifNoneMatch: page.body.etag })?.status).toBe(304)
  expect(page.body.find('br')).toBeUndefined()
  const made = await pageResponse(page, br)
  expect(readyResponse(page, br)).toMatchObject({ head: made.head, bytes: made.bytes })
})

test('HEAD has the headers of GET and no body; an error has no 304', async () => {
  const page = pageOf({ status: 404 })
  const { headers } = await read(page, { acceptEncoding: 'br' })
  const head = await read(page, { acceptEncoding: 'br', method: 'HEAD' })
  expect([head.headers, head.bytes]).toEqual([headers, null])
  expect((await read(page, { ifNoneMatch: page.body.etag })).status).toBe(404)
})

test('a redirect passes the query on', async () => {
  const page = pageOf({ status: 308, headers: { location: '/Kelas/menenun' } })
  expect(await read(page, { search: '?a=1', acceptEncoding: 'br' })).toMatchObject({
    status: 308,
    headers: { location: '/Kelas/menenun?a=1', 'content-length': '0' },
    bytes: null,
  })
})
