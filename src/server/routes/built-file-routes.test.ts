import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const settings = { title: 'Coba', isMaintenance: false }
const coba = layoutOf({
  'layout.json': manifestOf('coba', { site: { hosts: ['coba.id'], settings } }),
  'assets/logo.svg': '<svg/>',
  'assets/covers/a.PNG': 'x',
  'assets/gone.png': '',
  'assets/notes.exe': '',
})
const lain = {
  ...layoutOf({ 'layout.json': manifestOf('coba', { site: { hosts: ['lain.id'], settings } }) }),
  name: 'lain',
}
const bytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text))
const files = new Map([
  ['/assets/main-abc.js', { content: bytes('js'), brotli: bytes('js in br') }],
  ['/assets/fonts/inter-latin.woff2', { content: bytes('font'), brotli: undefined }],
])
const { get } = appOf({ layouts: [coba, lain], files })
const media = (path: string, headers = {}) => get(`http://coba.id/media/${path}`, headers)

test('an asset is sent with its type, and can do nothing', async () => {
  const answer = await media('logo.svg')
  expect([answer.status, await answer.text()]).toEqual([200, 'assets/logo.svg'])
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  )
  expect((await media('covers/a.PNG')).headers.get('content-type')).toBe('image/png')
})

test('an address with the content’s hash is kept for ever, others for five minutes', async () => {
  const hash = coba.assets.get('logo.svg')?.hash.slice(0, 8) ?? ''
  expect((await media(`logo.svg?v=${hash}`)).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await media('logo.svg?v=00000000')).headers.get('cache-control')).toBe(
    'public, max-age=300',
  )
  expect((await media('logo.svg')).headers.get('cache-control')).toBe('public, max-age=300')
})

test('who has the asset is told so with 304', async () => {
  const etag = (await media('logo.svg')).headers.get('etag') ?? ''
  const again = await media('logo.svg', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a part of an asset is sent to players that seek, and none that is not there', async () => {
  const part = await media('logo.svg', { range: 'bytes=7-10' })
  expect([part.status, await part.text()]).toEqual([206, 'logo'])
  expect(part.headers.get('content-range')).toBe('bytes 7-10/15')
  const beyond = await media('logo.svg', { range: 'bytes=15-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */15'])
  const changed = await media('logo.svg', { range: 'bytes=0-1', 'if-range': '"other"' })
  expect(changed.status).toBe(200)
})

test.each([
  'tiada.svg',
  'gone.png',
  'notes.exe',
  '../layout.json',
  '..%2flayout.json',
  '%2e%2e/layout.json',
  '..%5clayout.json',
  'covers/../../layout.json',
  'covers/..%2f..%2flayout.json',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'logo.svg%00.png',
  'logo.svg/',
  'layout.json',
  'pages/home.json',
  'constructor',
  '__proto__',
])('/media/%s is 404 or a bad address, and is kept nowhere', async (path) => {
  const answer = await media(path)
  expect([400, 404]).toContain(answer.status)
  expect(answer.headers.get('cache-control')).not.toContain('immutable')
  expect(await answer.text()).not.toContain('"manifest":')
})

test('a site’s assets are its own', async () => {
  expect((await get('http://lain.id/media/logo.svg')).status).toBe(404)
})

const iconOf = (favicon: string | undefined) =>
  appOf({
    layouts: [
      layoutOf({
        'layout.json': manifestOf('coba', {
          site: { hosts: ['coba.id'], settings: { ...settings, ...(favicon && { favicon }) } },
        }),
        'assets/icon.svg': '<svg/>',
      }),
    ],
  }).get('http://coba.id/favicon.ico')

test('a site’s icon is sent to who asks for it by its old name', async () => {
  const answer = await iconOf('asset:icon.svg')
  expect([answer.status, await answer.text()]).toEqual([200, 'assets/icon.svg'])
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
})

test.each(['https://gambar.example/i.png', '/drive/1/i.png'])(
  'an icon at %s is redirected to',
  async (favicon) => {
    const { status, headers } = await iconOf(favicon)
    expect([status, headers.get('location')]).toEqual([302, favicon])
  },
)

test.each([undefined, '/favicon.ico'])(
  'an icon at %s is none, and no page is in its place',
  async (favicon) => {
    const answer = await iconOf(favicon)
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found'])
  },
)

test('a built file is kept for ever, in the form the browser takes', async () => {
  const answer = await get('http://coba.id/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })
  expect([answer.status, await answer.text()]).toEqual([200, 'js in br'])
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const plain = await get('http://coba.id/assets/main-abc.js')
  expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual(['js', null])
  expect(plain.headers.get('vary')).toBe('accept-encoding')
})

test('a font may be used by other origins', async () => {
  const answer = await get('http://coba.id/assets/fonts/inter-latin.woff2', {
    'accept-encoding': 'br',
  })
  expect([
    answer.headers.get('access-control-allow-origin'),
    answer.headers.get('content-type'),
  ]).toEqual(['*', 'font/woff2'])
})

test.each(['tiada.js', '../package.json', '..%2fpackage.json', '', 'constructor'])(
  '/assets/%s is not kept',
  async (path) => {
    const answer = await get(`http://coba.id/assets/${path}`)
    expect([400, 404, 308]).toContain(answer.status)
    expect(answer.headers.get('cache-control')).not.toContain('immutable')
  },
)
