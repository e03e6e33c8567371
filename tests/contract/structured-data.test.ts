import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'
import { hasProperty, readStructuredData, typeRules } from '#tests/structured-data.ts'

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts()))
afterAll(() => served.close())

const origin = 'https://demo.tenun.example'
const get = (path: string) => served.get('demo.localhost', path)
const listed = async (name: string) => {
  const { body } = await get(`/sitemap/${name}-1.xml`)
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length))
}

/** Each type of structured data with the list of the sitemap whose pages have it. */
const pagesOf: Record<string, string | undefined> = {
  Article: 'news',
  Course: 'class',
  Event: 'event',
  JobPosting: 'job',
  BreadcrumbList: 'news',
  Organization: undefined,
  WebSite: undefined,
  PodcastEpisode: 'podcast',
}

test.each(Object.entries(typeRules))(
  'a page with %s has what search engines demand and advise of it',
  async (type, { required, recommended }) => {
    const list = pagesOf[type]
    const paths = list === undefined ? ['/', '/en'] : (await listed(list)).slice(0, 4)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const found = readStructuredData((await get(path)).body).filter(
        (data) => data['@type'] === type,
      )
      expect([path, found.length]).toEqual([path, 1])
      const missing = [...required, ...recommended].filter((name) => !hasProperty(found[0], name))
      expect([path, missing]).toEqual([path, []])
    }
  },
)

test('pictures and addresses of structured data are absolute, and no picture is an SVG', async () => {
  for (const list of ['news', 'class', 'event', 'podcast', 'program'])
    for (const path of (await listed(list)).slice(0, 2))
      for (const data of readStructuredData((await get(path)).body)) {
        const text = JSON.stringify(data)
        const addresses = [...text.matchAll(/"(?:image|url|logo|item|@id)":"([^"]*)"/g)]
        for (const [, address = ''] of addresses)
          expect([path, address]).toEqual([path, expect.stringMatching(/^https:/)])
        expect([path, /"image":"[^"]*\.svg/.test(text)]).toEqual([path, false])
      }
})

test('structured data holds no address of mail, no telephone and no account', async () => {
  for (const list of ['pages', 'news', 'class', 'job', 'mentor'])
    for (const path of (await listed(list)).slice(0, 8)) {
      const text = JSON.stringify(readStructuredData((await get(path)).body))
      expect([path, /[\w.]+@[\w-]+\.\w+|"(?:email|telephone|birthDate)"/.exec(text)]).toEqual([
        path,
        null,
      ])
    }
})
