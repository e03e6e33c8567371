import { expect, test } from 'vitest'
import { artPath, readArtPath, type SiteArt } from './art.ts'

const art: SiteArt = { family: 'woven', version: 'k3x9' }
const restOf = (path: string) => path.slice('/_art/'.length)

test('the address of a drawing is read as what it was made from', () => {
  const path = artPath(art, { slug: 'dasar-web', ratio: '3x4', focal: 'end' })
  expect(path).toBe('/_art/k3x9/woven/3x4-end/dasar-web.svg')
  expect(readArtPath(restOf(path))).toEqual({ art, slug: 'dasar-web', ratio: '3x4', focal: 'end' })
  expect(readArtPath('k3x9/woven/3x4/dasar-web.svg')?.focal).toBe('center')
})

test.each(['Kelas "Menenun" & <b>Kain</b>', '染織', '-'.repeat(90), `${'a'.repeat(59)}-b`])(
  'any text may be the slug of a drawing: %s',
  (slug) => {
    const path = artPath(art, { slug, ratio: '1x1' })
    expect(path).toMatch(/^\/_art\/k3x9\/woven\/1x1\/[a-z0-9-]{1,60}\.svg$/)
    expect(readArtPath(restOf(path))).toBeDefined()
  },
)

test('two items of a list have two drawings, also where their titles begin alike or have no letter of ours', () => {
  const titles = [
    '染織',
    '織物',
    '',
    ...['satu', 'dua'].map((end) => `${'kelas menenun '.repeat(6)}${end}`),
  ]
  const paths = titles.map((slug) => artPath(art, { slug, ratio: '1x1' }))
  expect(new Set(paths).size).toBe(titles.length)
})

test.each([
  'k3x9/knitted/1x1/a.svg',
  'k3x9/woven/5x7/a.svg',
  'k3x9/woven/constructor/a.svg',
  'k3x9/woven/1x1-center/a.svg',
  'k3x9/woven/1x1-left/a.svg',
  'k3x9/woven/1x1-end-end/a.svg',
  'k3x9/woven/1x1/A.svg',
  'k3x9/woven/1x1/a--b.svg',
  'k3x9/woven/1x1/a-.svg',
  `k3x9/woven/1x1/${'a'.repeat(61)}.svg`,
  'k3x9/woven/1x1/a.png',
  'k3x9/woven/1x1/../a.svg',
  'k3x9/woven/1x1/a.svg/b',
  'woven/1x1/a.svg',
  '',
])('no drawing has the address %s', (rest) => {
  expect(readArtPath(rest)).toBeUndefined()
})
