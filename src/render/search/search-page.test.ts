import { expect, test } from 'vitest'
import { Settings } from '#schemas/settings.ts'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, type Files } from '#tests/made-up/layouts.ts'
import type { Ask } from '../answers.ts'
import { renderPage } from '../render-page.ts'
import { siteView } from '../site-view.ts'

const note = { id: 'a', type: 'note', props: { heading: 'Isi' } }
const read = (endpoint: string, input: object) => ({ item: { endpoint, input } })
const checks = [{ exists: 'item' }]
const files: Files = {
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    routes: [
      { path: '/', page: 'home' },
      { path: '/Kursus/:slug', page: 'class', checks },
      { path: '/News', page: 'news' },
      { path: '/News/:id/:title?', page: 'post', checks },
      { path: '/Class', page: 'classes' },
      { path: '/Class/:slug', page: 'class', checks },
      { path: '/Staff/:slug', page: 'staff', checks, middleware: ['role:admin'] },
    ],
  }),
  'pages/home.json': { title: { id: 'Beranda', en: 'Home' }, blocks: [note] },
  'pages/news.json': {
    title: { id: 'Berita', en: 'News' },
    seo: { description: { id: 'Kabar kelas dan program.', en: 'News of classes.' } },
    blocks: [note],
  },
  'pages/classes.json': { title: { id: 'Kelas', en: 'Classes' }, blocks: [note] },
  'pages/post.json': {
    data: read('v3/post/detail', { kindSlug: 'news', id: { $route: 'id' } }),
    blocks: [note],
  },
  'pages/class.json': {
    data: read('v1/class/overview', { slug: { $route: 'slug' } }),
    blocks: [note],
  },
  'pages/staff.json': {
    data: read('v1/program/active/detail', { slug: { $route: 'slug' } }),
    blocks: [note],
  },
}

const result = (kind: string, title: string) => ({
  kind,
  id: '7',
  slug: 'satu-dua',
  title,
  excerpt: [
    { text: 'Sebelum ', isMatch: false },
    { text: '<kelas>', isMatch: true },
  ],
})
const items = [
  result('news', 'Kabar & kelas'),
  result('class', 'Kelas satu'),
  result('program', 'P'),
]
const asked: object[] = []
const answering: Ask = (_endpoint, input) => {
  asked.push(input)
  return Promise.resolve({
    items,
    corrected: null,
    pagination: { page: 1, perPage: 10, totalItems: 13, totalPages: 2 },
  })
}

const layout = layoutOf(files)
const draw = (
  search: string,
  { locale = 'id', ask = answering }: { locale?: 'id' | 'en'; ask?: Ask } = {},
) =>
  renderPage(
    siteView(
      { layout, settings: Settings.parse({ title: 'Coba' }), origin: 'http://coba.localhost' },
      locale,
    ),
    '/_search',
    { registry: madeUpBlocks, ask, search, deadlineMs: 1000, report: () => undefined },
  )

test('rows are linked to their public pages, below lists where there are several', async () => {
  const { main, status, meta } = await draw('?search=kelas')
  expect(status).toBe(200)
  expect(meta.robots).toContain('noindex')
  const links = [...main.matchAll(/<h2[^>]*><a href="([^"]+)">([^<]*)/g)].map(
    ([, ...found]) => found,
  )
  expect(links).toEqual([
    ['/Class', 'Kelas'],
    ['/News', 'Berita'],
    ['/News/7/satu-dua', 'Kabar &amp; kelas'],
    ['/Class/satu-dua', 'Kelas satu'],
  ])
  expect(main).toContain('Sebelum <mark>&lt;kelas&gt;</mark>')
  expect(main).toContain('<p class="search-section">Berita</p>')
})

test('only kinds with a public page are asked for', async () => {
  asked.length = 0
  await draw('?search=kelas&page=2')
  expect(asked).toEqual([expect.objectContaining({ kinds: 'class,news', page: 2 })])
})

test('without words nothing is asked for', async () => {
  asked.length = 0
  const { main } = await draw('')
  expect(asked).toEqual([])
  expect(main).not.toContain('role="status"')
})

test('pages of results are linked in the language of the page', async () => {
  const { main } = await draw('?search=kelas', { locale: 'en' })
  expect(main).toContain('href="/en/_search?search=kelas&amp;page=2"')
  expect(main).toContain('href="/en/Class/satu-dua"')
})

test('services that cannot be reached are named, and pages of the layout are found all the same', async () => {
  const { main, isPartial } = await draw('?search=kelas', {
    ask: () => Promise.reject(new Error('away')),
  })
  expect(isPartial).toBe(true)
  expect(main).toContain('tidak dapat dijangkau')
  expect(main).toContain('href="/News"')
})
