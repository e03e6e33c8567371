import { expect, test } from 'vitest'
import type { Locale } from '#schemas/text.ts'
import { item, meta } from './seo-for-test.ts'

const bound = { $bind: 'class.name', fallback: { id: 'Kelas', en: 'Class' } }

test('a bound title counts when the parameter is the item’s slug or id', () => {
  expect(meta({ page: { title: bound } }).title).toBe('Dasar Web | Situs Coba')
  expect(meta({ page: { title: bound }, path: '/class/c1' }).title).toBe('Dasar Web | Situs Coba')
  expect(
    meta({ page: { title: bound }, path: '/class/7', resources: { class: { ...item, id: 7 } } })
      .title,
  ).toMatch(/^Dasar/)
})

test('an item that is asked for by its code has its title, and its slug in the canonical address', () => {
  const resources = { class: { ...item, code: 'WEB-03' } }
  const { title, canonical } = meta({ page: { title: bound }, path: '/class/web-03', resources })
  expect(title).toBe('Dasar Web | Situs Coba')
  expect(canonical).toBe('https://coba.id/Class/dasar-web')
})

test('a bound title whose item is another, or none, gives the fallback in the page’s language', () => {
  expect(meta({ page: { title: bound }, path: '/class/lain' }).title).toBe('Kelas | Situs Coba')
  expect(meta({ page: { title: bound }, path: '/class/lain', locale: 'en' }).title).toBe(
    'Class | Made-up Site',
  )
  expect(meta({ page: { title: bound }, resources: { class: null } }).title).toBe(
    'Kelas | Situs Coba',
  )
  expect(meta({ page: { title: bound }, resources: {} }).title).toBe('Kelas | Situs Coba')
})

test('a list is not the item of its page, whatever the address says', () => {
  const resources = { class: { name: 'Daftar', items: [] } }
  expect(meta({ page: { title: bound }, path: '/class/undefined', resources }).title).toBe(
    'Kelas | Situs Coba',
  )
})

test('a title of the route goes before the page’s, and one of the site needs no item', () => {
  expect(meta({ page: { title: 'Halaman' }, route: { title: 'Rute' } }).title).toBe(
    'Rute | Situs Coba',
  )
  expect(meta({ page: { title: { $bind: 'site.css.ft_primary' } } }).title).toBe(
    'Raleway | Situs Coba',
  )
})

test('a title that is bound to text in two languages is in the page’s', () => {
  expect(
    meta({ page: { title: { $bind: 'site.title' }, siteName: false }, locale: 'en' }).title,
  ).toBe('Site')
})

test('the site’s name is joined where it is asked for, and never said twice', () => {
  expect(meta({ page: { title: 'Kelas', siteName: false } }).title).toBe('Kelas')
  expect(meta({ page: { title: 'Kelas', siteName: false }, route: { siteName: true } }).title).toBe(
    'Kelas | Situs Coba',
  )
  expect(meta({ page: { title: 'Kelas' }, route: { siteName: false } }).title).toBe('Kelas')
  expect(meta({ page: { title: 'Situs Coba' } }).title).toBe('Situs Coba')
  expect(meta().title).toBe('Situs Coba')
  expect(meta({ settings: { meta: {} }, page: { title: 'Kelas' } }).title).toBe('Kelas | Situs')
})

test('a bound description is stripped of HTML', () => {
  expect(meta({ page: { seo: { description: { $bind: 'class.about' } } } }).description).toBe(
    'Satu dua',
  )
})

test('without a rule the first twenty words of the item stand, followed by an ellipsis', () => {
  const words = Array.from({ length: 25 }, (_, i) => `k${i}`)
  const resources = { list: { items: [] }, class: { ...item, about: `<p>${words.join(' ')}</p>` } }
  expect(meta({ resources }).description).toBe(`${words.slice(0, 20).join(' ')}…`)
  expect(meta().description).toBe('Satu dua')
  expect(meta({ resources: { class: { ...item, content: 'Isi' } } }).description).toBe('Isi')
})

test('without an item of the address the site’s description stands', () => {
  expect(meta({ path: '/class/lain' }).description).toBe('Tentang situs')
  expect(
    meta({ page: { seo: { description: { $bind: 'class.nothing' } } }, resources: {} }).description,
  ).toBe('Tentang situs')
})

test('a description falls back to the text its binding gives, in the page’s language', () => {
  const description = { $bind: 'class.nothing', fallback: { id: 'Cadangan', en: 'Spare' } }
  expect(meta({ page: { seo: { description } }, resources: {}, locale: 'en' }).description).toBe(
    'Spare',
  )
})

test('robots are those of the route, the page, then the site', () => {
  expect(meta().robots).toBe('index, follow')
  expect(
    meta({ settings: { meta: { robot_index: 'noindex', robot_follow: 'nofollow' } } }).robots,
  ).toBe('noindex, nofollow')
  const seo = { robots: 'noindex, follow' }
  expect(meta({ page: { seo } }).robots).toBe('noindex, follow')
  expect(meta({ page: { seo }, route: { seo: { robots: 'index, nofollow' } } }).robots).toBe(
    'index, nofollow',
  )
})

test('the canonical address is the origin’s, in the case of the manifest, in the page’s language', () => {
  expect(meta({ path: '/CLASS/dasar-web' }).canonical).toBe('https://coba.id/Class/dasar-web')
  expect(meta({ path: '/class/dasar-web', locale: 'en' }).canonical).toBe(
    'https://coba.id/en/Class/dasar-web',
  )
  expect(meta({ route: { path: '/' }, path: '/', locale: 'en' }).canonical).toBe(
    'https://coba.id/en',
  )
})

test('each language has an alternate, where there is more than one and the page is there', () => {
  expect(meta().alternates).toEqual([
    { locale: 'id', href: 'https://coba.id/Class/dasar-web' },
    { locale: 'en', href: 'https://coba.id/en/Class/dasar-web' },
    { locale: 'x-default', href: 'https://coba.id/Class/dasar-web' },
  ])
  expect(meta({ locales: ['id'] }).alternates).toEqual([])
  expect(meta({ path: '/tiada/sama/sekali' }).alternates).toEqual([])
})

test('a page about an item that is not in its language leads to the item’s, and names no other', () => {
  const title = { $bind: 'class.name' }
  const about = (locale: Locale, languages: Locale[]) =>
    meta({ page: { title }, locale, resources: { class: { ...item, language: 'id', languages } } })
  const url = 'https://coba.id/Class/dasar-web'
  expect(about('en', ['id'])).toMatchObject({ canonical: url, alternates: [], language: 'id' })
  expect(about('id', ['id'])).toMatchObject({ canonical: url, alternates: [], language: 'id' })
  expect(about('en', ['id', 'en'])).toMatchObject({
    canonical: 'https://coba.id/en/Class/dasar-web',
    language: 'en',
  })
  expect(about('en', ['id', 'en']).alternates).toHaveLength(3)
})

test('type, keywords and the rest are the rules’, else the site’s', () => {
  expect(meta()).toMatchObject({
    type: 'website',
    keywords: 'belajar',
    card: 'summary_large_image',
    siteName: 'Situs Coba',
  })
  expect(
    meta({ page: { seo: { type: 'article', keywords: { $bind: 'class.slug' } } } }),
  ).toMatchObject({
    type: 'article',
    keywords: 'dasar-web',
  })
})

test('a route may name another path as its canonical one, with its own parameters', () => {
  const route = { path: '/Class/:slug/bab/:part?', canonical: '/Courses/:slug/:part?' }
  expect(meta({ route, path: '/class/dasar-web/bab/awal' }).canonical).toBe(
    'https://coba.id/Courses/dasar-web/awal',
  )
  expect(meta({ route, path: '/class/dasar-web/bab', locale: 'en' }).canonical).toBe(
    'https://coba.id/en/Courses/dasar-web',
  )
})
