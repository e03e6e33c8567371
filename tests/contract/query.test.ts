import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHead } from '#tests/head.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts()))
afterAll(() => served.close())

const get = (layout: string, path: string) => served.get(`${layout}.localhost`, path)
const linksOf = (body: string) =>
  [...body.matchAll(/class="card-link" href="([^"]+)"/g)].map(([, to]) => to)

/** The items of a list: where the links of the page lead, and the names of others, such as albums and provinces. */
const itemsOf = (body: string) =>
  [...body.matchAll(/<a [^>]*href="([^"?#]+)"|<(?:h3|th)[^>]*>([^<]+)/g)].map(
    ([, to, name]) => to ?? name,
  )

/** Routes without parameters that declare a page of a list. */
function pagedPaths(layout: string): string[] {
  const routes = served.server.library.find(layout)?.routes ?? []
  return routes
    .filter(({ query, middleware }) => query?.['page'] !== undefined && middleware.length === 0)
    .map(({ path }) => path)
    .filter((path) => !path.includes(':'))
}

describe.each(['demo', 'lms', 'foundation'])('the lists of %s', (layout) => {
  test('have a second page with other items, which says so in its title and its address', async () => {
    const paths = pagedPaths(layout)
    expect(paths.length).toBeGreaterThan(0)
    const long: string[] = []
    for (const path of paths) {
      const [first, second] = [await get(layout, path), await get(layout, `${path}?page=2`)]
      // A list that fits on one page has no second one.
      const isShort = !first.body.includes('rel="next"')
      expect([path, first.status, second.status]).toEqual([path, 200, isShort ? 404 : 200])
      if (isShort) continue
      long.push(path)
      const { titles, canonicals, meta } = readHead(second.body)
      expect(titles[0]).toContain(' – halaman 2 | ')
      expect(canonicals[0]).toMatch(new RegExp(`${path}\\?page=2$`))
      expect(meta['robots']).toBe('index, follow')
      expect(second.body).toContain('rel="prev"')
      const others = new Set(itemsOf(first.body))
      expect([path, itemsOf(second.body).some((item) => !others.has(item))]).toEqual([path, true])
    }
    expect(long.length).toBeGreaterThan(0)
  })

  test('answer 404 beyond their last page, with a link to the first', async () => {
    for (const path of pagedPaths(layout)) {
      const { status, body } = await get(layout, `${path}?page=499`)
      expect([path, status, readHead(body).canonicals]).toEqual([path, 404, []])
      expect(body).toContain('Buka halaman pertama')
    }
  })
})

test('classes are filtered by state, and paged within it', async () => {
  const pages = [
    ['demo', '/Class?state=ended', 'Telah Selesai'],
    ['lms', '/Courses?page=2&state=onRegistration', 'Pendaftaran Dibuka'],
  ] as const
  for (const [layout, path, label] of pages) {
    const { status, body } = await get(layout, path)
    expect([path, status]).toEqual([path, 200])
    const [list = ''] = body.split('id="premium"')
    const badges = [...list.matchAll(/class="badge [^"]*">([^<]+)/g)].map(([, one]) => one)
    expect(new Set(badges)).toEqual(new Set([label]))
    const [canonical = ''] = readHead(body).canonicals
    expect(canonical.replace('&amp;', '&').endsWith(path)).toBe(true)
  }
})

test('the link to the other language keeps what is declared of the query', async () => {
  const { body } = await get('demo', '/Class?state=ended&page=2&utm_source=surat')
  expect(body).toMatch(/href="\/en\/Class\?page=2&amp;state=ended"[^>]*hrefLang="en"/i)
})

test('the address of classes of the other layouts leads to those of lms with its query', async () => {
  const answer = await get('lms', '/Class?page=2&state=ended')
  expect([answer.status, answer.headers['location']]).toEqual([301, '/Courses?page=2&state=ended'])
})

test.each(['demo', 'lms'])(
  'news of %s are searched, and the result is not for search engines',
  async (layout) => {
    const all = linksOf((await get(layout, '/News')).body)
    const { status, body } = await get(layout, '/News?search=sekolah')
    expect([status, readHead(body).meta['robots']]).toEqual([200, 'noindex, follow'])
    expect(body).toContain('hasil untuk “sekolah”')
    expect(linksOf(body)).not.toEqual(all)
    const none = await get(layout, '/News?search=tidakadasamasekali')
    expect(none.status).toBe(200)
    expect(none.body).toContain('Tidak ada yang cocok')
  },
)

test('words that a visitor searched for are text in the page', async () => {
  const words = encodeURIComponent('"><script>alert(1)</script>')
  const { body } = await get('demo', `/News?search=${words}`)
  expect(body).not.toContain('<script>alert')
})

test('posts are filtered by category and put in another order', async () => {
  const { body } = await get('demo', '/News?category=pengumuman&sort=oldest')
  expect(readHead(body).canonicals[0]).toContain('sort=oldest')
  expect(linksOf(body).length).toBeGreaterThan(0)
  const newest = linksOf((await get('demo', '/News?category=pengumuman')).body)
  expect(linksOf(body)).not.toEqual(newest)
})

test('a name that is not declared changes no byte', async () => {
  const plain = await get('demo', '/Class')
  const other = await get('demo', '/Class?utm_source=surat&page=1')
  expect(other.body).toBe(plain.body)
})
