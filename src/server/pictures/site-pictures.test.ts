import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import type { Pictures } from '#src/services/pictures.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { openSitePictures } from './site-pictures.ts'

const layout = layoutOf({
  'layout.json': manifestOf('coba', { site: { hosts: ['coba.id'], settings: { title: 'Coba' } } }),
})
const assets = new Map([
  ['a.jpg', { file: '/a.jpg', hash: '0123456789abcdef', bytes: 1 }],
  ['slow.jpg', { file: '/slow.jpg', hash: '5107000000000000', bytes: 1 }],
  ['bad.png', { file: '/bad.png', hash: 'bad0000000000000', bytes: 1 }],
  ['a.svg', { file: '/a.svg', hash: 'f'.repeat(16), bytes: 1, pixels: { width: 16, height: 10 } }],
])
const [site] = appOf({ layouts: [{ ...layout, assets }] }).sites.all()
if (site === undefined) throw new Error('There is no site.')

let described = 0
let finishSlow = () => {}
const slowPicture = new Promise<void>((resolve) => (finishSlow = resolve))
const drawing: Pictures = {
  draw: async () => null,
  drawIcon: async () => null,
  drawShare: async () => ({ type: 'image/png', bytes: new Uint8Array() }),
  async describe({ hash }) {
    described++
    if (hash.startsWith('bad')) throw new ServiceError(422, 'Damaged.')
    if (hash.startsWith('5107')) await slowPicture
    return { width: 1200, height: 800, colour: '8a6b4f' }
  },
}
const failures: string[] = []
const type = 'image/webp'
const pictures = openSitePictures({
  pictures: drawing,
  readFile: async () => undefined,
  waitMs: 500,
  failed: (path) => void failures.push(path),
  files: {
    read: async (siteId, key) =>
      siteId === 'coba' && key.startsWith('k')
        ? { name: 'a', type, bytes: 1, sha256: 'e'.repeat(64), open: async () => null }
        : null,
  },
})
const key = 'k'.repeat(43)

test.each([
  ['/media/a.jpg', '/media/a.jpg?v=01234567#1200x800-8a6b4f'],
  ['/media/a.jpg?v=01234567', '/media/a.jpg?v=01234567#1200x800-8a6b4f'],
  ['/media/a.svg', '/media/a.svg?v=ffffffff#16x10'],
  [`/drive/${key}`, `/drive/${key}#1200x800-8a6b4f`],
  [`/drive/${'z'.repeat(43)}`, `/drive/${'z'.repeat(43)}`],
  ['/media/none.jpg', '/media/none.jpg'],
  ['/media/lagu.mp3', '/media/lagu.mp3'],
  ['/media/a.jpg and more', '/media/a.jpg and more'],
  ['https://other.example/media/a.jpg', 'https://other.example/media/a.jpg'],
  ['Halo', 'Halo'],
])('%s becomes %s', async (address, known) => {
  expect(await pictures.describeAddress(site, address)).toBe(known)
})

test('a picture is described once', async () => {
  described = 0
  await pictures.describeAddress(site, '/media/a.jpg')
  expect(described).toBe(0)
})

test('one that cannot be described keeps its address, and that is reported', async () => {
  expect(await pictures.describeAddress(site, '/media/bad.png')).toBe('/media/bad.png')
  expect(failures).toEqual(['/media/bad.png'])
})

test('one that is described too late keeps its address, reports it, and is described the next time', async () => {
  let lateTimes = 0
  const late = () => void lateTimes++
  expect(await pictures.describeAddress(site, '/media/slow.jpg', late)).toBe('/media/slow.jpg')
  expect(lateTimes).toBe(1)
  finishSlow()
  expect(await pictures.describeAddress(site, '/media/slow.jpg', late)).toBe(
    '/media/slow.jpg?v=51070000#1200x800-8a6b4f',
  )
  expect(lateTimes).toBe(1)
})

test('one that cannot be described is not late', async () => {
  let lateTimes = 0
  await pictures.describeAddress(site, '/media/bad.png', () => void lateTimes++)
  expect(lateTimes).toBe(0)
})
