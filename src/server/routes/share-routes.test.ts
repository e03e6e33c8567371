import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import type { Pictures, ShareDrawing } from '#src/services/pictures.ts'

const drawings: ShareDrawing[] = []
const drawing: Pictures = {
  draw: async () => null,
  describe: async () => undefined,
  drawIcon: async () => null,
  drawShare: async (_, asked) => {
    drawings.push(asked)
    return { type: 'image/png', bytes: new Uint8Array([1]) }
  },
}
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    site: { settings: { title: 'Coba', isMaintenance: false } },
    routes: [
      { path: '/', page: 'home' },
      { path: '/Tentang', page: 'about' },
      { path: '/Akun', page: 'home', middleware: ['auth'] },
    ],
  }),
  'pages/home.json': { title: { id: 'Beranda', en: 'Home' }, blocks: [] },
  'pages/about.json': { title: { id: 'Tentang kami', en: 'About us' }, blocks: [] },
})
const { get } = appOf({ layouts: [layout], pictures: { drawing } })
const ask = (path: string, headers?: Record<string, string>) =>
  get(`http://coba.localhost${path}`, headers)
const pictureOf = async (path: string) =>
  /property="og:image" content="http:\/\/coba\.localhost([^"]+)"/.exec(
    await (await ask(path)).text(),
  )?.[1] ?? ''

test.each([
  ['/', 'Beranda'],
  ['/Tentang', 'Tentang kami'],
  ['/en/Tentang', 'About us'],
])('the page %s names a picture with its own title', async (path, title) => {
  drawings.length = 0
  const address = await pictureOf(path)
  expect(address).toMatch(/^\/_share\/[0-9a-z]+\/.+\.png$/)
  const answer = await ask(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(drawings).toMatchObject([{ title, siteName: 'Coba', fonts: ['raleway', 'inter'] }])
  const etag = answer.headers.get('etag') ?? ''
  expect((await ask(address, { 'if-none-match': etag })).status).toBe(304)
})

test('another version leads to the present one, and is not drawn', async () => {
  const address = await pictureOf('/Tentang')
  drawings.length = 0
  const answer = await ask(address.replace(/_share\/[0-9a-z]+/, '_share/0lama'))
  expect([answer.status, answer.headers.get('location'), drawings]).toEqual([307, address, []])
})

test.each([
  '/_share/0/Tiada.png',
  '/_share/0/Akun.png',
  '/_share/0/Tentang',
  '/_share/0/_page/Tentang.png',
  '/_share/0/%5Fpage/Tentang.png',
  '/_share/LAMA/Tentang.png',
  '/_share/0/.png',
  '/_share/x',
])('there is no picture at %s', async (path) => {
  expect([path, (await ask(path)).status]).toEqual([path, 404])
})
