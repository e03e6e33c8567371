import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import type { Pictures } from '#src/services/pictures.ts'
import { ServiceError } from '#src/services/service-error.ts'

const photo = new TextEncoder().encode('a photo')
const hash = createHash('sha256').update(photo).digest('hex')
const asset = { file: '/layouts/coba/assets/foto.jpg', hash: hash.slice(0, 32), bytes: 7 }
const key = 'k'.repeat(43)

const layout = (name: string, assets: [string, typeof asset][]) => ({
  ...layoutOf({
    'layout.json': manifestOf('coba', {
      site: { hosts: [`${name}.id`], settings: { title: name, favicon: 'asset:logo.svg' } },
    }),
    'assets/logo.svg': '<svg/>',
  }),
  name,
  assets: new Map(assets),
})

/** Draws nothing: answers with what it was asked for. */
const asked: Pictures = {
  async draw(source, { width, format = 'jpeg' }) {
    if (width === 96) return 'original'
    if (width === 160) throw new ServiceError(503, 'Too many.', { retryAfter: 5 })
    const content = await source.read()
    return content && { type: `image/${format}`, bytes: Uint8Array.from(content) }
  },
  describe: async () => ({ width: 1200, height: 800, colour: '8a4b2f' }),
  drawShare: async () => ({ type: 'image/png', bytes: new Uint8Array() }),
  drawIcon: async (_, { pixels, ground }) => ({
    type: 'image/png',
    bytes: new TextEncoder().encode(`${pixels} ${ground}`),
  }),
}
const { get, failures } = appOf({
  layouts: [
    layout('coba', [
      ['foto.jpg', asset],
      ['changed.jpg', { ...asset, hash: 'f'.repeat(32) }],
      ['logo.svg', asset],
      ['lagu.mp3', asset],
    ]),
    layout('lain', []),
  ],
  pictures: {
    drawing: asked,
    readFile: async () => photo,
    stored: {
      read: async (siteId, asks) =>
        siteId === 'coba' && asks.startsWith('k')
          ? {
              name: 'a',
              type: asks === key ? 'image/webp' : 'application/pdf',
              bytes: 7,
              sha256: hash,
              open: async () => chunks(),
            }
          : null,
    },
  },
})

async function* chunks() {
  yield photo
}

const version = asset.hash.slice(0, 8)
const at = (path: string, headers = {}) => get(`http://coba.id${path}`, headers)

test('a picture is sent in a size, and is stored for ever where its address changes with it', async () => {
  const answer = await at(`/_ipx/f_avif,w_640/media/foto.jpg?v=${version}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('a photo')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers.get('vary') ?? '').not.toMatch(/accept(?!-)/i)
})

test('one without a version is asked for again, and then is not sent twice', async () => {
  const first = await at('/_ipx/w_640/media/foto.jpg')
  expect(first.headers.get('cache-control')).toBe('public, max-age=300')
  const etag = first.headers.get('etag') ?? ''
  const again = await at('/_ipx/w_640/media/foto.jpg', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  const other = await at('/_ipx/w_800/media/foto.jpg', { 'if-none-match': etag })
  expect(other.status).toBe(200)
})

test('an upload is sent in a size, whatever storage it is in', async () => {
  const answer = await at(`/_ipx/f_webp,w_640/drive/${key}`)
  expect(await answer.text()).toBe('a photo')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test('one that moves is where it was', async () => {
  const answer = await at(`/_ipx/f_webp,w_96/media/foto.jpg?v=${version}`)
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe(`/media/foto.jpg?v=${version}`)
})

test('while too many are drawn it is said when to come again, and no one stores that', async () => {
  const answer = await at('/_ipx/f_webp,w_160/media/foto.jpg')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(failures).toHaveLength(1)
})

test.each([
  '/_ipx/w_20000/media/foto.jpg',
  '/_ipx/w_641/media/foto.jpg',
  '/_ipx/w_640,h_640/media/foto.jpg',
  '/_ipx/w_640,enlarge/media/foto.jpg',
  '/_ipx/f_svg,w_640/media/foto.jpg',
  '/_ipx/_/media/foto.jpg',
  '/_ipx/w_640',
  '/_ipx/w_640/',
  '/_ipx/w_640/media/',
  '/_ipx/w_640/media/logo.svg',
  '/_ipx/w_640/media/lagu.mp3',
  '/_ipx/w_640/media/none.jpg',
  '/_ipx/w_640/media/changed.jpg',
  '/_ipx/w_640/media/..%2Ffoto.jpg',
  '/_ipx/w_640/media/%2e%2e/%2e%2e/layout.json',
  '/_ipx/w_640/media/foto.jpg%00.png',
  '/_ipx/w_640/media/..%5C..%5Cfoto.jpg',
  '/_ipx/w_640/media//etc/passwd.png',
  '/_ipx/w_640/media/foto.jpg/../../../etc/passwd.png',
  '/_ipx/w_640/assets/foto.jpg',
  '/_ipx/w_640/_ipx/w_640/media/foto.jpg',
  '/_ipx/w_640/https://evil.example/foto.jpg',
  '/_ipx/w_640/https:%2F%2Fevil.example%2Ffoto.jpg',
  '/_ipx/w_640//evil.example/foto.jpg',
  '/_ipx/w_640/file:///etc/hostname.jpg',
  `/_ipx/w_640/drive/${'k'.repeat(42)}p`,
  `/_ipx/w_640/drive/${'z'.repeat(43)}`,
  '/_ipx/w_640/drive/../media/foto.jpg%20',
  '/_icon/x/33.png',
  '/_icon/x/constructor.png',
  '/_icon/x/32.svg',
])('%s is not found', async (path) => {
  expect((await at(path)).status).toBe(404)
})

test('no site has the pictures of another', async () => {
  const others = ['/_ipx/w_640/media/foto.jpg', `/_ipx/w_640/drive/${key}`, '/_icon/x/32.png']
  for (const path of others) expect((await get(`http://lain.id${path}`)).status).toBe(404)
})

test('the icon of the site is there in each size, and on the ground of its pages where its corners are cut', async () => {
  expect(await (await at('/_icon/x/32.png')).text()).toBe('32 undefined')
  expect(await (await at('/_icon/x/180.png')).text()).toMatch(/^180 #[0-9a-f]{6}$/)
  expect((await at('/_icon/x/512.png')).headers.get('cache-control')).toBe('public, max-age=300')
})

test('favicon.ico is an icon file with one PNG', async () => {
  const answer = await at('/favicon.ico')
  expect(answer.headers.get('content-type')).toBe('image/x-icon')
  const file = Buffer.from(await answer.arrayBuffer())
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(file.readUInt32LE(14)).toBe(file.length - file.readUInt32LE(18))
})
