import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readHead } from '#tests/head.ts'
import { ownLayouts } from '#tests/own-layouts.ts'
import { findAll, readXml, textOf } from '#tests/read-xml.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'
import { sitemapProblems } from '#tests/sitemap-schema.ts'

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts([...ownLayouts, 'podcasts'])))
afterAll(() => served.close())

const getOf = (site: string, path: string, headers: Record<string, string> = {}) =>
  served.get(`${site}.localhost`, path, headers)
const get = (path: string, headers?: Record<string, string>) => getOf('demo', path, headers)
const origin = 'https://demo.tenun.example'

const feedsOf = (html: string) =>
  [
    ...html.matchAll(/<link data-page rel="alternate" type="application\/(rss|atom)\+xml"[^>]*>/g),
  ].map(([tag]) => /href="([^"]+)"/.exec(tag)?.[1])

test.each([
  ['demo', '/News', 'id/news'],
  ['demo', '/Blog', 'id/blog'],
  ['demo', '/Event', 'id/event'],
  ['podcasts', '/Podcasts', 'id/podcast'],
])(
  'the list of %s at %s leads to feeds of its rows, whose addresses are pages',
  async (site, path, name) => {
    const get = (asked: string, headers?: Record<string, string>) => getOf(site, asked, headers)
    const origin = `https://${site}.tenun.example`
    const addresses = [`/feed/${name}.rss`, `/feed/${name}.atom`]
    expect(feedsOf((await get(path)).body)).toEqual(addresses)
    for (const address of addresses) {
      const { status, headers, body } = await get(address)
      expect([address, status]).toEqual([address, 200])
      expect(headers['content-type']).toMatch(/^application\/(rss|atom)\+xml; charset=utf-8$/)
      const root = readXml(body)
      const rows = [...findAll(root, 'item'), ...findAll(root, 'entry')]
      expect(rows.length).toBeGreaterThan(0)
      const links = rows.map(
        (row) => textOf(row, 'link') || findAll(row, 'link')[0]?.attributes['href'],
      )
      for (const link of links.slice(0, 3)) {
        expect(link?.startsWith(`${origin}/`)).toBe(true)
        const page = await get(link?.slice(origin.length) ?? '')
        expect([link, page.status, readHead(page.body).canonicals]).toEqual([link, 200, [link]])
      }
      expect((await get(address, { 'if-none-match': String(headers['etag']) })).status).toBe(304)
    }
  },
)

test('a feed of a language in which a list has no rows is empty, and whole', async () => {
  const { status, body } = await get('/feed/en/news.rss')
  expect(status).toBe(200)
  expect(findAll(readXml(body), 'item')).toEqual([])
})

test('the feed of episodes has sounds with their sizes', async () => {
  const { body } = await getOf('podcasts', '/feed/id/podcast.rss')
  const sounds = findAll(readXml(body), 'enclosure')
  expect(sounds.length).toBeGreaterThan(0)
  for (const { attributes } of sounds) {
    expect(attributes['url']).toMatch(/^https:\/\//)
    expect(attributes['type']).toMatch(/^audio\//)
  }
})

test.each([
  'id/tiada.rss',
  'fr/news.rss',
  'id/news.xml',
  'id/class.rss',
  'id/news',
  'id/__proto__.rss',
])('the address %s is of no feed', async (address) => {
  expect((await get(`/feed/${address}`)).status).toBe(404)
})

const Manifest = z.object({
  id: z.literal('/'),
  name: z.string().min(1),
  lang: z.string(),
  start_url: z.string(),
  scope: z.literal('/'),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/i),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/i),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })).min(3),
})

test.each([
  ['/', 'id', '/'],
  ['/en/Class', 'en', '/en'],
])('the page %s names the manifest by which the site is installed', async (path, locale, start) => {
  const { body } = await get(path)
  const address = /<link rel="manifest" href="([^"]+)">/.exec(body)?.[1] ?? ''
  const { status, headers, body: text } = await get(address)
  expect([status, headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ])
  const manifest = Manifest.parse(JSON.parse(text))
  expect([manifest.lang, manifest.start_url]).toEqual([locale, start])
  for (const { src } of manifest.icons) expect([src, (await get(src)).status]).toEqual([src, 200])
})

test('the manifest of a language that the site does not have is none', async () => {
  expect((await get('/_manifest/fr.webmanifest')).status).toBe(404)
})

test('the sitemap lists the rows of each kind, and each of its addresses is the canonical one of a page', async () => {
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
  const index = await get('/sitemap.xml')
  expect(sitemapProblems(index.body)).toEqual([])
  const files = locs(index.body).map((url) => url.slice(origin.length))
  expect(files).toEqual(
    expect.arrayContaining(
      ['pages', 'class', 'news', 'program', 'podcast', 'mentor', 'job', 'career'].map(
        (name) => `/sitemap/${name}-1.xml`,
      ),
    ),
  )
  for (const file of files) {
    const { status, headers, body } = await get(file)
    expect([file, status, sitemapProblems(body)]).toEqual([file, 200, []])
    expect((await get(file, { 'if-none-match': String(headers['etag']) })).status).toBe(304)
    if (!/^\/sitemap\/(pages|chapters)-/.test(file)) expect(body).toContain('<lastmod>20')
    const urls = locs(body)
    expect([file, urls.length > 0]).toEqual([file, true])
    for (const url of [...urls.slice(0, 2), ...urls.slice(-2)]) {
      const { canonicals, meta } = readHead((await get(url.slice(origin.length))).body)
      expect([url, canonicals, meta['robots']]).toEqual([url, [url], 'index, follow'])
    }
  }
  expect((await get('/sitemap/news-2.xml')).status).toBe(404)
})
