import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanPath, readHost } from './request-host.ts'

let server: Server
beforeAll(async () => {
  server = createServer((request, response) => response.end(readHost(request) ?? 'none'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => new Promise((done) => server.close(done)))

/** The host that a raw request is for, as the server reads it. */
function hostOf(...lines: string[]): Promise<string> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
    })
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () =>
      resolve(/^HTTP\/1.1 200/.test(answer) ? (answer.split('\r\n\r\n')[1] ?? '') : 'refused'),
    )
  })
}

test.each([
  [['GET / HTTP/1.1', 'Host: coba.id'], 'coba.id'],
  [['GET / HTTP/1.1', 'hOsT: COBA.id.:3000'], 'coba.id'],
  [
    ['GET / HTTP/1.1', 'Host: coba.id', 'X-Forwarded-Host: jahat.id', 'Forwarded: host=jahat.id'],
    'coba.id',
  ],
  [['GET / HTTP/1.1', 'X-Host: jahat.id', 'Host: coba.id', 'X-Original-Host: jahat.id'], 'coba.id'],
])('%j is for %s', async (lines, host) => {
  expect(await hostOf(...lines)).toMatch(host)
})

test.each([
  [['GET / HTTP/1.1', 'Host: coba.id', 'Host: jahat.id']],
  [['GET / HTTP/1.1', 'Host: coba.id', 'host: coba.id']],
  [['GET http://jahat.id/ HTTP/1.1', 'Host: coba.id']],
  [['GET http://coba.id/ HTTP/1.1', 'Host: coba.id']],
  [['GET //jahat.id:x HTTP/1.1', 'Host: coba.id jahat.id']],
  [['OPTIONS * HTTP/1.1', 'Host: coba.id']],
  [['GET / HTTP/1.1', 'Host:']],
  [['GET / HTTP/1.1', 'Host:   ']],
  [['GET / HTTP/1.1', 'Host: a@coba.id']],
  [['GET / HTTP/1.1', 'Host: coba.id, jahat.id']],
  [['GET / HTTP/1.0']],
])('%j is for no host', async (lines) => {
  expect(await hostOf(...lines)).toMatch(/none|refused/)
})

test.each([
  ['/', '/'],
  ['/Class/dasar-web', '/Class/dasar-web'],
  ['/Courses/@Premium', '/Courses/@Premium'],
  ['/News/7/a%20b', '/News/7/a b'],
  ['/k%C3%A9las', '/kélas'],
  ['/a.b/..c/...', '/a.b/..c/...'],
  ['/a/', '/a/'],
  ['/100%25', '/100%'],
])('%s is the path %s', (raw, path) => {
  expect(cleanPath(raw)).toBe(path)
})

test.each([
  '//jahat.id',
  '/a//b',
  '/a%2fb',
  '/a%2Fb',
  '/a%5cb',
  '/a\\b',
  '/\\jahat.id',
  '/a;b',
  '/x.css;.js',
  '/../a',
  '/a/../b',
  '/a/..',
  '/./a',
  '/a/.',
  '/%2e%2e/a',
  '/a/%2E%2e/b',
  '/a/.%2e',
  '/%2e',
  '/a%00b',
  '/a%0d%0aSet-Cookie:x',
  '/a%09',
  '/a%7f',
  '/a%c2%85',
  '/%',
  '/%zz',
  '/%c3%28',
  '/%ff',
  `/${'a'.repeat(2000)}`,
])('%s can be read in two ways', (raw) => {
  expect(cleanPath(raw)).toBeUndefined()
})

test('a path that is clean is one that a URL leaves as it is', () => {
  const part = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('..', '.', '%2e', '%2f', '/', '\\', ';', '%25', '%00', 'é'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const path = cleanPath(`/${parts.join('/')}`.split(/[?#]/)[0] ?? '')
      if (path === undefined) return
      const encoded = path.split('/').map(encodeURIComponent).join('/')
      expect(decodeURIComponent(new URL(encoded, 'http://a.id').pathname)).toBe(path)
    }),
    { numRuns: 3000 },
  )
})
