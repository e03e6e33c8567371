import { expect, test } from 'vitest'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { sitemapProblems } from '#tests/sitemap-schema.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, type Files } from '#tests/made-up/layouts.ts'
import { sitemapPaths, type SitemapPath } from './sitemap-paths.ts'
import { sitemapFile, sitemapIndex, type SitemapFile } from './sitemap-files.ts'
import type { SitemapSource } from './sitemap-sources.ts'
import { sitemapXml } from './sitemap-xml.ts'

const rows = [
  { slug: 'a', title: 'A', kind: 'desa', summary: 'A', description: '' },
  { slug: 'b', title: 'B', kind: 'kota', summary: 'B', description: '' },
]
const pageOf = (data: object) => ({ data, blocks: [] })

const pages: Files = {
  home: { blocks: [] },
  list: pageOf({ works: { collection: 'karya', where: { kind: { $route: 'type' } } } }),
  work: pageOf({ work: { collection: 'karya', find: { $route: 'title' } } }),
  post: pageOf({
    post: { endpoint: 'v3/post/detail', input: { kindSlug: 'news', slug: { $route: 'slug' } } },
  }),
}

interface WrittenRoute {
  path: string
  page: string
  canonical?: string
  checks?: object[]
  middleware?: string[]
}

/** A layout with these routes, and the pages of a list and of a row that they lead to. */
const filesOf = (routes: WrittenRoute[], more: object = {}): Files => ({
  'layout.json': manifestOf('coba', { locales: ['id', 'en'], routes, ...more }),
  'collections/karya.json': { kind: 'case', rows },
  ...Object.fromEntries(routes.map(({ page }) => [`pages/${page}.json`, pages[page]])),
})
const pathsOf = (routes: WrittenRoute[]) =>
  sitemapPaths(layoutOf(filesOf(routes))).map(({ path }) => path)
const languages = ['id', 'en'] as const
const detail = {
  path: '/Karya/:type/:title',
  page: 'work',
  checks: [{ exists: 'work' }, { parameter: 'type', equals: 'work.kind' }],
}

test('a route is listed for each row that its parameters are fields of', () => {
  expect(
    pathsOf([{ path: '/', page: 'home' }, { path: '/Karya/:type?', page: 'list' }, detail]),
  ).toEqual(['/', '/Karya/desa', '/Karya/kota', '/Karya', '/Karya/desa/a', '/Karya/kota/b'])
})

test('a page at the path of another route is listed at its canonical path alone', () => {
  const copy = { ...detail, path: '/Arsip/:type/:title', canonical: detail.path }
  const short = { path: '/Karya/:title', page: 'work', checks: [{ exists: 'work' }] }
  const long = { ...short, path: '/Karya/:title/:type?', canonical: '/Karya/:title' }
  expect(pathsOf([detail, copy])).toEqual(['/Karya/desa/a', '/Karya/kota/b'])
  expect(pathsOf([long])).toEqual(pathsOf([short]))
})

test('a parameter that no row decides, and rows of the database, are not listed', () => {
  expect(pathsOf([{ path: '/Karya/:lain/:title', page: 'work' }])).toEqual([])
  expect(pathsOf([{ path: '/News/:slug', page: 'post' }])).toEqual([])
})

test('a path without the parameter that its item is found by is not listed', () => {
  const path = '/Articles/:slug?/Detail/:id?'
  const post = { endpoint: 'v3/post/detail', input: { kindSlug: 'news', id: { $route: 'id' } } }
  const files = {
    ...filesOf([{ path, page: 'post', checks: [{ exists: 'post' }] }]),
    'pages/post.json': pageOf({ post }),
  }
  expect(sitemapPaths(layoutOf(files))).toEqual([])
})

test('a value that the route’s checks refuse is not listed', () => {
  const checks = [{ parameter: 'type', oneOf: ['desa'] }]
  expect(pathsOf([{ path: '/Karya/:type', page: 'list', checks }])).toEqual(['/Karya/desa'])
})

test('a path that another route answers is listed once, for that route', () => {
  const fixed = { path: '/Karya/desa', page: 'home', middleware: ['auth'] }
  expect(pathsOf([{ path: '/Karya/:type', page: 'list' }, fixed])).toEqual(['/Karya/kota'])
})

const xmlOf = async (layout: CompiledLayout, paths: readonly SitemapPath[], origin: string) => {
  async function* rows() {
    yield paths
  }
  const pieces: string[] = []
  for await (const piece of sitemapXml({ layout, origin }, rows())) pieces.push(piece)
  const xml = pieces.join('')
  expect(sitemapProblems(xml)).toEqual([])
  return xml
}
const siteOf = (files: Files) => {
  const [site] = appOf({ layouts: [layoutOf(files)] }).sites.all()
  if (site === undefined) throw new Error('there is no site')
  return site
}
const home = layoutOf(filesOf([{ path: '/', page: 'home' }]))
const origin = 'https://coba.example'

test('each language has a row of its own with the others as alternates, and signs of XML are escaped', async () => {
  const xml = await xmlOf(home, [{ path: "/A&B'<\u0001", languages }], origin)
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://coba.example/A&amp;B&apos;&lt;</loc>',
    '<loc>https://coba.example/en/A&amp;B&apos;&lt;</loc>',
  ])
  expect(xml.match(/hreflang="(id|en|x-default)"/g)).toHaveLength(6)
})

test('a page that is whole in one language has one address, without alternates', async () => {
  const xml = await xmlOf(home, [{ path: '/a', languages: ['id'] }], origin)
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>https://coba.example/a</loc>'])
  expect(xml).not.toContain('hreflang')
})

test('a row has the time of its last change and its picture, whatever its address', async () => {
  const changedAt = '2026-11-23T00:10:00.000Z'
  const row = { path: '/a', languages: ['id'] as const, changedAt }
  const withPicture = (picture: string) => xmlOf(home, [{ ...row, picture }], origin)
  expect(await withPicture('/drive/k?a&b')).toContain(
    `<lastmod>${changedAt}</lastmod><image:image><image:loc>https://coba.example/drive/k?a&amp;b</image:loc></image:image>`,
  )
  expect(await withPicture('https://gambar.example/a.png')).toContain(
    '<image:loc>https://gambar.example/a.png</image:loc>',
  )
  expect(await withPicture('javascript:alert(1)')).not.toContain('image:image')
})

test('rows are split into files within the limits of the protocol, however long their addresses are', async () => {
  const site = siteOf({ 'layout.json': manifestOf('coba', { locales: ['id', 'en'] }) })
  const long = `/${'%F0%9F%8C%8A'.repeat(40)}/${'a'.repeat(200)}`
  const source: SitemapSource = {
    name: 'news',
    count: 5_001,
    async *read({ skip, most }) {
      const picture = `https://gambar.example/${'b'.repeat(1970)}`
      for (let i = skip; i < Math.min(skip + most, 5_001); i++)
        yield [{ path: `${long}${i}`, languages, picture }]
    },
  }
  const textOf = async (file: SitemapFile | undefined) => {
    let text = ''
    for await (const piece of file?.pieces ?? []) text += piece
    expect(sitemapProblems(text)).toEqual([])
    return text
  }
  const index = await textOf(sitemapIndex(site, [source]))
  const names = [...index.matchAll(/<loc>[^<]*\/sitemap\/([^<]*)<\/loc>/g)].map(([, name]) => name)
  expect(names).toEqual(['news-1.xml', 'news-2.xml'])
  const files = await Promise.all(
    names.map((name = '') => textOf(sitemapFile(site, [source], name))),
  )
  expect(files.map((xml) => xml.match(/<loc>/g)?.length)).toEqual([10_000, 2])
  for (const name of ['news-0.xml', 'news-3.xml', 'news-01.xml', 'blog-1.xml', 'news-1', ''])
    expect(sitemapFile(site, [source], name)).toBeUndefined()
})

test('a site in maintenance has no sitemap, and one that is not to be indexed lists nothing', async () => {
  const settingsOf = (settings: object) => ({ site: { settings: { title: 'Coba', ...settings } } })
  const get = async (settings: object) => {
    const layout = layoutOf(filesOf([{ path: '/', page: 'home' }], settingsOf(settings)))
    const answer = await appOf({ layouts: [layout] }).get('http://coba.localhost/sitemap.xml')
    return [answer.status, (await answer.text()).includes('<loc>')]
  }
  expect(await get({ isMaintenance: true })).toEqual([503, false])
  expect(await get({ isMaintenance: false, meta: { robot_index: 'noindex' } })).toEqual([
    200,
    false,
  ])
  expect(await get({ isMaintenance: false })).toEqual([200, true])
})

test('robots.txt keeps crawlers from guarded pages and the account site, and names the sitemap', async () => {
  const routes = [
    { path: '/', page: 'home' },
    { path: '/Akun', page: 'home', middleware: ['auth'] },
    { path: '/Akun/Terhapus', page: 'home' },
    { path: '/Kelola/:slug', page: 'post', middleware: ['role:admin'] },
  ]
  const robotsOf = async (meta: object) => {
    const settings = { title: 'Coba', isMaintenance: false, meta }
    const layout = layoutOf(filesOf(routes, { site: { settings } }))
    return (await appOf({ layouts: [layout] }).get('http://coba.localhost/robots.txt')).text()
  }
  expect((await robotsOf({})).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /account/',
    'Disallow: /Akun$',
    'Disallow: /en/Akun$',
    'Disallow: /Kelola/',
    'Disallow: /en/Kelola/',
    '',
    'Sitemap: http://coba.localhost/sitemap.xml',
    '',
  ])
  const hidden = await robotsOf({ robot_index: 'noindex' })
  expect(hidden).toMatch(/^# This site is not to be indexed/)
  expect(hidden).not.toContain('Sitemap:')
})
