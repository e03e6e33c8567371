import { expect, test } from 'vitest'
import { meta } from './seo-for-test.ts'

test.each([
  ['/media/a.png', 'https://coba.id/media/a.png'],
  ['asset:a.png', 'https://coba.id/media/a.png?v=1'],
  ['https://gambar.id/a.png', 'https://gambar.id/a.png'],
  [{ $bind: 'class.cover' }, 'https://coba.id/media/a.png'],
])('the picture %j has the address %s', (image, url) => {
  expect(meta({ page: { seo: { image } } }).image?.url).toBe(url)
})

test('a picture that is missing is the site’s, then the default one, then none', () => {
  const image = { default: '/default.png' }
  expect(meta({ settings: { image, meta: { image: '/site.png' } } }).image?.url).toBe(
    'https://coba.id/site.png',
  )
  expect(meta({ settings: { image } }).image?.url).toBe('https://coba.id/default.png')
  expect(meta({ page: { seo: { image: { $bind: 'class.nothing' } } } }).image).toBeUndefined()
})

test('a drawing is no picture to share: networks draw no SVG', () => {
  const settings = { image: { default: '/default.png' } }
  expect(meta({ settings, page: { seo: { image: '/media/a.svg?v=1' } } }).image?.url).toBe(
    'https://coba.id/default.png',
  )
})

test('a page without a picture of its own has one that is drawn for it, where the site draws any', () => {
  const settings = { image: { default: '/default.png' } }
  const title = { $bind: 'class.name' }
  const drawn = meta({ settings, page: { title }, shareLook: 'look' })
  expect(drawn.image).toMatchObject({ alt: 'Dasar Web', width: 1200, height: 630 })
  expect(drawn.image?.url).toMatch(
    /^https:\/\/coba.id\/_share\/[0-9a-z]{1,16}\/Class\/dasar-web.png$/,
  )
  expect(drawn.shareCard).toMatchObject({
    title: 'Dasar Web',
    siteName: 'Situs Coba',
    slug: 'Dasar Web',
  })
  const other = meta({ settings, page: { title }, shareLook: 'another look' })
  expect(other.image?.url).not.toBe(drawn.image?.url)
  const own = meta({ page: { seo: { image: { $bind: 'class.cover' } } }, shareLook: 'look' })
  expect([own.image?.url, own.shareCard]).toEqual(['https://coba.id/media/a.png', undefined])
  const home = { route: { path: '/' }, path: '/', shareLook: 'look' }
  expect(meta({ ...home, settings }).image?.url).toBe('https://coba.id/default.png')
  expect(meta(home).image?.url).toMatch(/\/_share\/[0-9a-z]+\/~.png$/)
})
