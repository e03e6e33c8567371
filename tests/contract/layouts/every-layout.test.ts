import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guardOf } from '#src/manifest/resolve/middleware.ts'
import { matchRoute } from '#src/render/match-route.ts'
import { everyLayout, everySite, sitesOfToday } from '#tests/own-layouts.ts'
import { feedPages, feedProblems } from '#tests/feed-schema.ts'
import { readHead } from '#tests/head.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'
import { sitemapProblems } from '#tests/sitemap-schema.ts'
import { readStructuredData, structuredDataProblems } from '#tests/structured-data.ts'
import { formsOf, parameterisedRoutes, staticRoutes } from './specified-routes.ts'
import { isTitleByRule } from './expected-title.ts'
import { linksOf, picturesOf, walkSite, type Walked } from './walk-site.ts'

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts(everyLayout)))
afterAll(() => served.close())

const layoutOf = (site: string) => {
  const layout = served.server.library.find(site)
  if (layout === undefined) throw new Error(`the layout ${site} was not compiled`)
  return layout
}

/** A path without the prefix of a language. */
function withoutLanguage(site: string, path: string): string {
  const [, ...others] = layoutOf(site).locales
  const prefix = others.find((other) => path === `/${other}` || path.startsWith(`/${other}/`))
  return prefix === undefined ? path : path.slice(prefix.length + 1) || '/'
}

const isPublic = (site: string, path: string): boolean => {
  const route = matchRoute(layoutOf(site).routes, withoutLanguage(site, path.replace(/\?.*/, '')))?.route
  return route !== undefined && guardOf(route.middleware) === undefined
}

/** The paths of the addresses in a file of the sitemap, which are all of the site's own origin. */
async function pathsIn(site: string, file: string): Promise<string[]> {
  const { body } = await served.get(`${site}.localhost`, file)
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { origin, pathname } = new URL(loc)
    expect(origin).toBe(served.server.sites().findById(site)?.origin)
    return decodeURI(pathname)
  })
}

const listed = new Map<string, Promise<string[]>>()

/** The paths that the sitemap of a site lists, in all of its files. */
function listedPaths(site: string): Promise<string[]> {
  const known = listed.get(site) ?? readSitemap(site)
  listed.set(site, known)
  return known
}

async function readSitemap(site: string): Promise<string[]> {
  const files = await pathsIn(site, '/sitemap.xml')
  return (await Promise.all(files.map((file) => pathsIn(site, file)))).flat()
}

describe.each(sitesOfToday)('layout %s', (site) => {
  let walked: Walked[]
  beforeEach(async () => void (walked ??= await walkSite(served, site)))

  test('every link from the first page on leads to a page', () => {
    const broken = walked.filter(({ status }) => status >= 400)
    expect(broken.map(({ path, from, status }) => `${from} → ${path}: ${status}`)).toEqual([])
  })

  test('every page has one heading, a title, a description and its own canonical address', () => {
    const origin = served.server.sites().findById(site)?.origin
    for (const { path, body, status } of walked) {
      if (status !== 200 || !isPublic(site, path)) continue
      const { titles, meta, canonicals, headings } = readHead(body)
      expect([path, headings, titles.length]).toEqual([path, 1, 1])
      expect(titles[0], path).toMatch(/\S/)
      expect(meta['description'], path).toMatch(/\S/)
      if (meta['robots']?.startsWith('noindex')) continue
      expect(canonicals.map((address) => new URL(address).origin), path).toEqual([origin])
    }
  })

  test('what is listed for search engines has a title and a description of its own', async () => {
    const addresses = new Set(await listedPaths(site))
    const seen = new Map<string, string>()
    for (const { path, body, status } of walked) {
      if (status !== 200 || !addresses.has(path)) continue
      const { titles, meta, lang } = readHead(body)
      for (const text of [`title ${titles[0]}`, `description ${meta['description']}`]) {
        const key = `${lang} ${text}`
        expect(seen.get(key) ?? path, key).toBe(path)
        seen.set(key, path)
      }
    }
  })

  test('structured data has what its types require', () => {
    for (const { path, body } of walked)
      expect([path, readStructuredData(body).flatMap(structuredDataProblems)]).toEqual([path, []])
  })

  test('no title is longer than search results show', () => {
    const long = walked.flatMap(({ path, status, body }) => {
      const [title = ''] = readHead(body).titles
      return status === 200 && isPublic(site, path) && title.length > 60 ? [`${path}: ${title}`] : []
    })
    expect(long).toEqual([])
  })

  test('the files of the sitemap and every feed are valid, and feeds lead to pages of the site', async () => {
    const get = (path: string) => served.get(`${site}.localhost`, path)
    const origin = served.server.sites().findById(site)?.origin ?? ''
    for (const file of ['/sitemap.xml', ...(await pathsIn(site, '/sitemap.xml'))])
      expect([file, sitemapProblems((await get(file)).body)]).toEqual([file, []])
    const feeds = new Set(walked.flatMap(({ body }) => body.match(/\/feed\/[a-z]{2}\/[\w-]+\.(?:rss|atom)/g) ?? []))
    for (const feed of feeds) {
      const { status, body } = await get(feed)
      expect([feed, status, feedProblems(body)]).toEqual([feed, 200, []])
      const foreign = feedPages(body).filter((address) => !address.startsWith(`${origin}/`))
      expect([feed, foreign]).toEqual([feed, []])
    }
  })

  test('every picture of a page is there', async () => {
    const sources = new Set(walked.flatMap(({ body }) => picturesOf(body)))
    const missing: string[] = []
    for (const path of sources)
      if ((await served.get(`${site}.localhost`, path)).status !== 200) missing.push(path)
    expect(missing).toEqual([])
  })

  test('no page names the host of another site', () => {
    const foreign = everySite.filter((name) => name !== site).map((name) => `//${name}.`)
    const switched = layoutOf(site).manifest.hostSwitch
    const allowed = new Set(switched.flatMap(({ hosts }) => Object.values(hosts)))
    for (const { path, body } of walked)
      for (const [, host = ''] of body.matchAll(/https?:\/\/([a-z0-9.-]+)/g)) {
        if (allowed.has(host)) continue
        expect(
          foreign.filter((one) => `//${host}`.startsWith(one) && !one.startsWith(`//${site}`)),
          `${path} names ${host}`,
        ).toEqual([])
      }
  })

  test('every address of the sitemap is reached from the first page', async () => {
    // Of a large site not every page is opened, but what the opened ones link to is reached.
    const linked = walked.flatMap(({ path, body }) => [path, ...linksOf(body)])
    const reached = new Set(linked.map((path) => path.replace(/\?.*/, '')))
    const lost = (await listedPaths(site)).filter((path) => !reached.has(path))
    expect(lost).toEqual([])
  })
})

type Find = (pattern: RegExp, sites: readonly string[]) => Promise<{ site: string; path: string } | undefined>

const findListed: Find = async (pattern, sites) => {
  for (const site of sites) {
    const path = (await listedPaths(site)).find((one) => pattern.test(one))
    if (path !== undefined) return { site, path }
  }
  return undefined
}

const findLinked: Find = async (pattern, sites) => {
  for (const site of sites) {
    const last = (await walkSite(served, site, (path) => pattern.test(path))).at(-1)
    if (last !== undefined && pattern.test(last.path)) return { site, path: last.path }
  }
  return undefined
}

/** A path of one of the forms: of the sitemaps of some sites, else of the links of the first site that has one, which takes long. */
async function findPath(forms: readonly string[], sites: readonly string[]) {
  for (const find of [findListed, findLinked])
    for (const form of forms) {
      const pattern = new RegExp(`^${form.replaceAll(':', '[^/]+')}$`, 'i')
      const found = await find(pattern, sites)
      if (found !== undefined) return { ...found, form }
    }
  throw new Error(`No site has a path of the form ${forms.join(' or ')}.`)
}

const isId = (segment: string) => /^(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(segment)

/** The path with another item than its own: by the id that it has, else by the first parameter of its form. */
function withUnknownItem(path: string, form: string): string {
  const segments = path.split('/')
  const id = segments.findIndex(isId)
  const at = id === -1 ? form.split('/').indexOf(':') : id
  return segments.with(at, 'tidak-ada-sama-sekali').join('/')
}

test('the specification has 47 static routes and 31 with parameters', () => {
  expect([new Set(staticRoutes).size, new Set(parameterisedRoutes).size]).toEqual([47, 31])
})

test.each(staticRoutes)('%s is served by a layout, with the title of its rule and the rows that it lists', async (path) => {
  const sites = everySite.filter((site) =>
    layoutOf(site).routes.some((route) => formsOf(route.path).includes(path.toLowerCase())),
  )
  expect(sites).not.toEqual([])
  const [site = ''] = sites
  const { status, body } = await served.get(`${site}.localhost`, path)
  const [title] = readHead(body).titles
  expect([status, title, isTitleByRule(title, layoutOf(site), { path, body })]).toEqual([200, title, true])
  const below = `${path.toLowerCase()}/`
  const listsRows = layoutOf(site).routes.some((route) => route.path.toLowerCase().startsWith(`${below}:`))
  const rows = linksOf(body).filter((link) => link.toLowerCase().startsWith(below))
  expect([path, listsRows && rows.length === 0]).toEqual([path, false])
})

test.each(parameterisedRoutes)(
  '%s is served by a layout with rows, and refuses an invalid parameter',
  async (route) => {
    const forms = formsOf(route)
    const sites = everySite.filter((site) => {
      const { routes, manifest } = layoutOf(site)
      const paths = [...routes.map(({ path }) => path), ...manifest.redirects.map(({ from }) => from)]
      const own = new Set(paths.flatMap(formsOf))
      return forms.every((form) => own.has(form))
    })
    expect(sites).not.toEqual([])
    const withParameters = forms.filter((form) => form.includes(':')).toReversed()
    const { site, path, form } = await findPath(withParameters, sites)
    const { status, body } = await served.get(`${site}.localhost`, path)
    const [title] = readHead(body).titles
    const isByRule = isTitleByRule(title, layoutOf(site), { path, body })
    expect([path, status, title, isByRule]).toEqual([path, 200, title, true])
    const wrong = withUnknownItem(path, form)
    expect([wrong, (await served.get(`${site}.localhost`, wrong)).status]).toEqual([wrong, 404])
  },
)
