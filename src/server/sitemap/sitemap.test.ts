import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, type Files } from '#tests/made-up/layouts.ts'
import { sitemapPaths } from './sitemap-paths.ts'
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

test('a parameter that no row decides, and rows of the database, are not listed', () => {
  expect(pathsOf([{ path: '/Karya/:lain/:title', page: 'work' }])).toEqual([])
  expect(pathsOf([{ path: '/News/:slug', page: 'post' }])).toEqual([])
})

test('a value that the route’s checks refuse is not listed', () => {
  const checks = [{ parameter: 'type', oneOf: ['desa'] }]
  expect(pathsOf([{ path: '/Karya/:type', page: 'list', checks }])).toEqual(['/Karya/desa'])
})

test('a path that another route answers is listed once, for that route', () => {
  const fixed = { path: '/Karya/desa', page: 'home', middleware: ['auth'] }
  expect(pathsOf([{ path: '/Karya/:type', page: 'list' }, fixed])).toEqual(['/Karya/kota'])
})

test('each language has a row of its own with the others as alternates, and signs of XML are escaped', () => {
  const layout = layoutOf(filesOf([{ path: '/', page: 'home' }]))
  const xml = sitemapXml({ layout, origin: 'https://coba.example' }, [
    { path: "/A&B'<", languages },
  ])
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://coba.example/A&amp;B&apos;&lt;</loc>',
    '<loc>https://coba.example/en/A&amp;B&apos;&lt;</loc>',
  ])
  expect(xml.match(/hreflang="(id|en|x-default)"/g)).toHaveLength(6)
})

test('a page that is whole in one language has one address, without alternates', () => {
  const layout = layoutOf(filesOf([{ path: '/', page: 'home' }]))
  const xml = sitemapXml({ layout, origin: '' }, [{ path: '/a', languages: ['id'] }])
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>/a</loc>'])
  expect(xml).not.toContain('hreflang')
})

test('at most fifty thousand addresses are listed', () => {
  const layout = layoutOf(filesOf([{ path: '/', page: 'home' }]))
  const paths = Array.from({ length: 30_000 }, (_, i) => ({ path: `/${i}`, languages }))
  expect(sitemapXml({ layout, origin: '' }, paths).match(/<loc>/g)).toHaveLength(50_000)
})

test('a site in maintenance has no sitemap, and one that is not to be indexed lists nothing', async () => {
  const siteOf = (settings: object) => ({ site: { settings: { title: 'Coba', ...settings } } })
  const get = async (settings: object) => {
    const layout = layoutOf(filesOf([{ path: '/', page: 'home' }], siteOf(settings)))
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
