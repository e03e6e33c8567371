import { createReadStream } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { servicesOf } from '#tests/made-up/services.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { cutOut } from '#src/services/byte-range.ts'
import type { StoredFile } from '#src/services/files.ts'
import type { Site } from '#src/sites/sites.ts'
import type { AppEnv } from '../http/app-env.ts'
import { driveRoutes } from './drive-routes.ts'

const key = 'k'.repeat(43)
const sha256 = 'ab'.repeat(32)

/** The drive of a site with one file, and what was read of it. */
function open(file: Partial<StoredFile> = {}) {
  const seen: string[] = []
  const failures: unknown[] = []
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('site', { id: 'alpha' } as Site)
    await next()
  })
  const stored: StoredFile = {
    name: 'a.png',
    type: 'image/png',
    bytes: 4,
    sha256,
    async open(part) {
      seen.push(part ? `opened ${part.first}-${part.last}` : 'opened')
      return part ? cutOut(content(), part) : content()
    },
    ...file,
  }
  const readFile = async (siteId: string, asked: string) => {
    seen.push(`${siteId} ${asked}`)
    return asked === key ? stored : null
  }
  const services = { ...servicesOf(() => null), files: { read: readFile } }
  driveRoutes(app, { services, failed: (_path, error) => void failures.push(error) })
  const get = (path: string, init: RequestInit = {}) => app.request(path, init)
  return { get, seen, failures }
}

async function* content(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('ab')
  yield Buffer.from('cd')
}

test('a picture is shown, sandboxed, and kept for ever', async () => {
  const { get, seen } = open()
  const answer = await get(`/drive/${key}`)
  expect(await answer.text()).toBe('abcd')
  expect(seen).toEqual([`alpha ${key}`, 'opened'])
  expect(Object.fromEntries(answer.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': `inline; filename="a.png"; filename*=UTF-8''a.png`,
    'content-length': '4',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-type': 'image/png',
    etag: `"${sha256}"`,
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['application/pdf', 'application/pdf'],
  ['audio/mpeg', 'audio/mpeg'],
  ['text/html', 'application/octet-stream'],
  ['image/svg+xml', 'application/octet-stream'],
  ['image/png; charset=x', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('%j is offered as %j and never shown', async (type, said) => {
  const { headers } = await open({ type }).get(`/drive/${key}`)
  expect(headers.get('content-type')).toBe(said)
  expect(headers.get('content-disposition')).toMatch(/^attachment; /)
})

test.each([
  ['a"b\\c.png', 'a_b_c.png', 'a%22b%5Cc.png'],
  ["it's (1)!*.png", "it's (1)!*.png", 'it%27s%20%281%29%21%2A.png'],
  ['a\r\nX: 1.png', 'a__X: 1.png', 'a%0D%0AX%3A%201.png'],
  ['織物.png', '__.png', '%E7%B9%94%E7%89%A9.png'],
  ['100%.png', '100_.png', '100%25.png'],
  ['a\ud800.png', 'a_.png', 'a_.png'],
])('the name %j ends no header', async (name, ascii, encoded) => {
  const { headers } = await open({ name }).get(`/drive/${key}`)
  const wanted = `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`
  expect(headers.get('content-disposition')).toBe(wanted)
})

test.each([`"${sha256}"`, `W/"${sha256}"`, `"x", "${sha256}"`, '*'])(
  'whoever has it already, by %s, is told so and nothing is read',
  async (tag) => {
    const { get, seen } = open()
    const answer = await get(`/drive/${key}`, { headers: { 'if-none-match': tag } })
    expect([answer.status, await answer.text()]).toEqual([304, ''])
    expect(answer.headers.get('etag')).toBe(`"${sha256}"`)
    expect(seen).not.toContain('opened')
  },
)

test.each([0, 1])('a reader that goes away after %i pieces leaves no file open', async (pieces) => {
  const file = createReadStream(import.meta.filename, { highWaterMark: 16 })
  const answer = await open({ open: async () => file }).get(`/drive/${key}`)
  const reader = answer.body?.getReader()
  for (let piece = 0; piece < pieces; piece++) await reader?.read()
  await reader?.cancel()
  await expect.poll(() => file.closed).toBe(true)
})

test('HEAD tells the same and reads nothing', async () => {
  const { get, seen } = open()
  const answer = await get(`/drive/${key}`, { method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '4'])
  expect(seen).not.toContain('opened')
})

test.each([
  `/drive/${'x'.repeat(43)}`,
  '/drive/../secret',
  '/drive/..%2f..%2fsecret',
  `/drive/${'k'.repeat(42)}`,
  `/drive/${key}/x`,
  `/drive/${key}.html`,
  `/drive/${'k'.repeat(42)}%00`,
  '/drive/',
])('there is nothing at %s', async (path) => {
  expect((await open().get(path)).status).toBe(404)
})

test('what cannot be read says so before its first byte', async () => {
  const down = () => Promise.reject(new ServiceError(503, 'Later.', { retryAfter: 30 }))
  const { get, failures } = open({ open: down })
  const answer = await get(`/drive/${key}`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(failures.length).toBe(1)
  expect((await open({ open: async () => null }).get(`/drive/${key}`)).status).toBe(404)
})

test('a part is sent as one, as players of sound ask for it', async () => {
  const { get, seen } = open({ type: 'audio/mpeg' })
  const answer = await get(`/drive/${key}`, { headers: { range: 'bytes=1-2' } })
  expect([answer.status, await answer.text()]).toEqual([206, 'bc'])
  expect(answer.headers.get('content-range')).toBe('bytes 1-2/4')
  expect(answer.headers.get('content-length')).toBe('2')
  expect(seen).toContain('opened 1-2')
})

test('a part that there is none of is refused with the size there is', async () => {
  const { get, seen } = open()
  const answer = await get(`/drive/${key}`, { headers: { range: 'bytes=4-' } })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */4'])
  expect(seen).not.toContain('opened')
})

test.each([
  [`"${sha256}"`, 206],
  ['"another"', 200],
  [`W/"${sha256}"`, 200],
])('a part of what was %s before is answered %i', async (ifRange, status) => {
  const headers = { range: 'bytes=0-1', 'if-range': ifRange }
  expect((await open().get(`/drive/${key}`, { headers })).status).toBe(status)
})
