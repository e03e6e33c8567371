import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHead } from '#tests/head.ts'
import { isIn, readTexts } from '#tests/page-texts.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts()))
afterAll(() => served.close())

const sites = ['demo', 'foundation', 'lms']
const locales = ['id', 'en'] as const
const mostPages = 90

/** Paths that are no pages, or that answer with something else than a page. */
const isPage = (path: string) => !/^\/(media|assets|api|rest|account|files)\b|\.\w{2,5}$/.test(path)

interface Crawled {
  path: string
  body: string
}

/** The pages of a site in a language: those of its sitemap, and those that they lead to. */
async function crawl(site: string, locale: 'id' | 'en'): Promise<Crawled[]> {
  const host = `${site}.localhost`
  const isOurs = (path: string) => (locale === 'en') === (path === '/en' || path.startsWith('/en/'))
  const origin = `https://${site}.tenun.example`
  const { body: sitemap } = await served.get(host, '/sitemap/pages-1.xml')
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) =>
    url.slice(origin.length),
  )
  const open = listed.map((path) => path || '/').filter(isOurs)
  const seen = new Set(open)
  const pages: Crawled[] = []
  for (let path = open.shift(); path && pages.length < mostPages; path = open.shift()) {
    const { status, body, headers } = await served.get(host, path)
    if (status !== 200 || !String(headers['content-type']).startsWith('text/html')) continue
    pages.push({ path, body })
    for (const [, href = ''] of body.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
      const next = href.replaceAll('&amp;', '&')
      if (seen.has(next) || !isOurs(next) || !isPage(next.replace(/^\/en(?=\/)/, ''))) continue
      seen.add(next)
      open.push(next)
    }
  }
  return pages
}

describe.each(sites)('the pages of %s', (site) => {
  test.each(locales)(
    'in %s have no text of another language that is not marked',
    async (locale) => {
      const other = locale === 'id' ? 'en' : 'id'
      const pages = await crawl(site, locale)
      expect(pages.length).toBeGreaterThan(8)
      const wrong = pages.flatMap(({ path, body }) =>
        readTexts(body)
          .filter(({ lang, text }) => lang !== other && isIn(other, text))
          .map(({ where, text }) => `${path} ${where}: ${text.slice(0, 90)}`),
      )
      expect(wrong).toEqual([])
    },
  )

  test('mark no text as another language that is in the page’s', async () => {
    const pages = await crawl(site, 'en')
    const wrong = pages.flatMap(({ path, body }) =>
      readTexts(body)
        .filter(({ lang, text }) => lang === 'id' && isIn('en', text))
        .map(({ where, text }) => `${path} ${where}: ${text.slice(0, 90)}`),
    )
    expect(wrong).toEqual([])
  })

  test('with parts in another language say so once, and only those', async () => {
    for (const { path, body } of await crawl(site, 'en')) {
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(body) ?? []
      const isMixed = main.includes(' lang="id"')
      expect([path, main.match(/class="language-note"/g)?.length ?? 0]).toEqual([
        path,
        isMixed ? 1 : 0,
      ])
    }
  })

  test('name only pages by hreflang that are their own canonical pages', async () => {
    const host = `${site}.localhost`
    const origin = `https://${site}.tenun.example`
    const canonicalOf = async (url: string) =>
      readHead((await served.get(host, url.slice(origin.length) || '/')).body).canonicals[0]
    for (const locale of locales) {
      for (const { path, body } of await crawl(site, locale)) {
        const { alternates, canonicals } = readHead(body)
        const named = Object.values(alternates)
        if (named.length > 0)
          expect([path, named]).toEqual([path, expect.arrayContaining(canonicals)])
        for (const url of named) expect([path, await canonicalOf(url)]).toEqual([path, url])
      }
    }
  })
})
