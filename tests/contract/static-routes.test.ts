import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardOf } from '#src/manifest/resolve/middleware.ts'
import { readHead } from '#tests/head.ts'
import { ownSites } from '#tests/own-layouts.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts()))
afterAll(() => served.close())

const get = (layout: string, path: string) => served.get(`${layout}.localhost`, path)

/**
 * The paths of a layout and its parents that have no parameter and no guard: a gate is no page of its own. Nor is a second
 * address of a page, whose canonical one the route declares.
 */
function staticPaths(layout: string): string[] {
  const routes = served.server.library.find(layout)?.routes ?? []
  const open = routes.filter(
    ({ middleware, canonical }) => guardOf(middleware) === undefined && canonical === undefined,
  )
  return open.map(({ path }) => path).filter((path) => !path.includes(':'))
}

const languages = [
  ['id', ''],
  ['en', '/en'],
] as const
const inEachLanguage = ownSites.flatMap((name) =>
  languages.map(([locale, base]) => ({ name, locale, base })),
)

describe.each(inEachLanguage)('layout $name in $locale', ({ name, locale, base }) => {
  const addressOf = (path: string) => (path === '/' && base !== '' ? base : base + path)
  const heads = async () => {
    const paths = staticPaths(name).map(addressOf)
    expect(paths.length).toBeGreaterThan(0)
    const all = []
    for (const path of paths) {
      const { status, body } = await get(name, path)
      all.push({ path, status, body, ...readHead(body) })
    }
    return all
  }

  test('every static page has a title, a description, one h1 and its own canonical URL', async () => {
    const origin = served.server.sites().findByHost(`${name}.localhost`)?.origin ?? ''
    for (const { path, status, lang, titles, meta, canonicals, headings } of await heads()) {
      expect([path, status, lang, canonicals, headings]).toEqual([
        path,
        200,
        locale,
        [origin + path],
        1,
      ])
      expect(titles, path).toEqual([expect.stringMatching(/\S/)])
      expect(meta['description'], path).toMatch(/\S/)
      expect(meta['robots'], path).toMatch(/^(no)?index, follow$/)
      expect(meta['og:url'], path).toBe(origin + path)
    }
  })

  test('no two pages have the same title or description', async () => {
    const all = await heads()
    const titles = all.map((head) => head.titles[0])
    const descriptions = all.map(({ meta }) => meta['description'])
    expect(titles).toEqual([...new Set(titles)])
    expect(descriptions).toEqual([...new Set(descriptions)])
  })

  test('no id occurs twice in a document', async () => {
    for (const { path, body } of await heads()) {
      const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      expect(ids, path).toContain('main')
      expect(ids, path).toEqual([...new Set(ids)])
    }
  })

  test('the path of another layout is 404', async () => {
    const { redirects = [], hostSwitch = [] } = served.server.library.find(name)?.manifest ?? {}
    // A path with optional parameters is its own without them too.
    const routes = served.server.library.find(name)?.routes ?? []
    const bare = routes.map(({ path }) => path.replaceAll(/\/:\w+\?/g, ''))
    const paths = [...staticPaths(name), ...bare, ...redirects.map(({ from }) => from)]
    const own = new Set(paths.map((path) => path.toLowerCase()))
    const others = new Set(ownSites.flatMap(staticPaths))
    const isSwitched = (path: string) => hostSwitch.some(({ prefix }) => path.startsWith(prefix))
    const foreign = [...others].filter((path) => !own.has(path.toLowerCase()) && !isSwitched(path))
    expect(foreign.length).toBeGreaterThan(0)
    for (const path of foreign) {
      const { status, body } = await get(name, addressOf(path))
      const { meta, canonicals } = readHead(body)
      expect([path, status, meta['robots'], canonicals]).toEqual([path, 404, 'noindex, follow', []])
    }
  })
})
