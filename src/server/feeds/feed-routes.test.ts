import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findAll, readXml, textOf } from '#tests/read-xml.ts'

const post = {
  id: '0b7d1f7e-6c0e-4d0e-8f4a-2f1c0f0a7f10',
  title: 'Kabar & cerita',
  slug: 'kabar-cerita',
  kind: 'news',
  summary: 'Ringkas.',
  cover: null,
  category: null,
  publishedAt: '2026-11-20T01:00:00.000Z',
  minutes: 1,
  views: 0,
  language: 'id',
}
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    site: { settings: { title: 'Coba', isMaintenance: false } },
    routes: [
      { path: '/News', page: 'list' },
      { path: '/News/:slug', page: 'post', checks: [{ exists: 'post' }] },
      { path: '/Staf/:slug', page: 'secret', checks: [{ exists: 'post' }], middleware: ['auth'] },
    ],
  }),
  'pages/list.json': { title: { id: 'Kabar', en: 'News' }, blocks: [] },
  'pages/post.json': {
    data: {
      post: { endpoint: 'v3/post/detail', input: { kindSlug: 'news', slug: { $route: 'slug' } } },
    },
    blocks: [],
  },
  'pages/secret.json': {
    data: {
      post: { endpoint: 'v3/post/detail', input: { kindSlug: 'staf', slug: { $route: 'slug' } } },
    },
    blocks: [],
  },
})
const pagination = { page: 1, perPage: 30, totalItems: 1, totalPages: 1 }
const { get } = appOf({ layouts: [layout], answer: () => ({ items: [post], pagination }) })
const ask = (path: string, headers?: Record<string, string>) =>
  get(`http://coba.localhost${path}`, headers)

test('the list of a kind leads to its feeds, and no other page does', async () => {
  const linksAt = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/href="(\/feed\/[^"]+)"/g)].map(([, to]) => to)
  expect(await linksAt('/News')).toEqual(['/feed/id/news.rss', '/feed/id/news.atom'])
  expect(await linksAt('/en/News')).toEqual(['/feed/en/news.rss', '/feed/en/news.atom'])
  expect(await linksAt('/Tiada')).toEqual([])
})

test('a feed has the rows in its language with absolute addresses, and is not sent twice', async () => {
  const answer = await ask('/feed/id/news.rss')
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const root = readXml(await answer.text())
  const [item] = findAll(root, 'item')
  expect(item && textOf(item, 'link')).toBe('http://coba.localhost/News/kabar-cerita')
  expect(item && textOf(item, 'title')).toBe('Kabar & cerita')
  const [self] = findAll(root, 'atom:link')
  expect(self?.attributes['href']).toBe('http://coba.localhost/feed/id/news.rss')
  const etag = answer.headers.get('etag') ?? ''
  expect((await ask('/feed/id/news.rss', { 'if-none-match': etag })).status).toBe(304)
  // A row that is not in the language of the feed is not in it.
  expect(findAll(readXml(await (await ask('/feed/en/news.atom')).text()), 'entry')).toEqual([])
})

test.each(['id/tiada.rss', 'id/staf.rss', 'fr/news.rss', 'id/news.xml', 'id/news', 'id/class.rss'])(
  'there is no feed at %s',
  async (path) => expect((await ask(`/feed/${path}`)).status).toBe(404),
)

test('every page names the manifest by which the site is installed in its language', async () => {
  const { headers } = await ask('/_manifest/en.webmanifest')
  expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const manifest: unknown = await (await ask('/_manifest/en.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Coba', lang: 'en', start_url: '/en', scope: '/' })
  expect(await (await ask('/en/News')).text()).toContain(
    '<link rel="manifest" href="/_manifest/en.webmanifest">',
  )
  expect((await ask('/_manifest/fr.webmanifest')).status).toBe(404)
})
