import { feedPath } from '#schemas/feeds.ts'
import { feedPage } from '#src/render/feeds.ts'
import { itemPages } from '#src/render/search/item-paths.ts'
import { readReferences } from '#tests/judges/references.ts'
import type { ServedLayouts } from '#tests/serve.ts'
import type { Answer } from '#tools/ask.ts'

/** What programs and calls ask a site for, whatever its pages are. */
const always = [
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/openapi.json',
  '/Tiada',
  '/_page/Tiada',
  '/_search?search=kenari',
  '/account/sign-in',
  '/sw.js',
  '/media/logo.svg',
  '/media/favicon.svg',
  '/_manifest/id.webmanifest',
  '/api/v0/cms/app/settings',
  '/api/v3/post/list?search=kenari',
  '/api/v1/class/active?search=kenari',
  '/api/v1/program/active',
  '/api/v1/podcast/list?search=kenari',
  '/api/v1/post/gallery/list',
  '/api/active/mentors',
  '/rest/v1/book_reviews?select=*',
  '/rest/v1/testimonies?select=*',
]

const documentsOfSite = 6
const filesOfSite = 20

/** A picture of pixels takes a second to draw, and has no text in it. */
const fewPictures = (files: ReadonlySet<string>): string[] => {
  const drawn = /^\/_(?:ipx|icon|share)\//
  const all = [...files]
  const feeds = all.filter((path) => path.startsWith('/feed/')).slice(-2)
  return [...feeds, ...all.filter((path) => !drawn.test(path)).slice(0, filesOfSite), ...all.filter((path) => drawn.test(path)).slice(-2)]
}

/** What a site answers at some of its addresses: those of every site, some of its documents with their payloads and share pictures, the files and feeds that they name, and its sitemaps. */
export async function sampleSite(served: ServedLayouts, site: string): Promise<Map<string, Answer>> {
  const host = `${site}.localhost`
  const origin = served.server.sites().findById(site)?.origin ?? ''
  const ownPaths = (addresses: readonly string[]) =>
    addresses.flatMap((address) => {
      const path = address.startsWith(origin) ? address.slice(origin.length) : address
      return /^\/(?!\/)/.test(path) ? [path.replace(/#.*/, '')] : []
    })
  const locations = async (path: string) =>
    ownPaths([...(await served.get(host, path)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc))

  const sitemaps = await locations('/sitemap.xml')
  const listed = (await Promise.all(sitemaps.map(locations))).flat()
  const every = Math.max(1, Math.floor(listed.length / documentsOfSite))
  const documents = new Set(['/', ...listed.filter((_, i) => i % every === 0)])
  const files = new Set<string>()
  for (const path of documents) {
    const { body } = await served.get(host, path)
    for (const target of ownPaths(readReferences(body).targets))
      if (/\.\w+(?:\?|$)|^\/(?:_|media|feed|calendar)/.test(target)) files.add(target)
  }
  const { layout } = served.server.sites().findById(site) ?? {}
  const kinds = layout ? [...itemPages(layout).keys()].filter((kind) => feedPage(layout, kind)) : []
  for (const kind of kinds.slice(0, 2)) files.add(feedPath(kind, layout?.locales[0] ?? 'id', 'rss'))
  const payloads = [...documents].map((path) => `/_page${path === '/' ? '' : path}`)
  const paths = [...always, ...sitemaps, ...documents, ...payloads, ...fewPictures(files)]
  const answers = new Map<string, Answer>()
  for (const path of paths) {
    let answer = await served.get(host, path)
    // A server that is busy gives up a picture, and draws it the next time.
    for (let again = 0; again < 2 && answer.status === 503 && path.startsWith('/_share/'); again++)
      answer = await served.get(host, path)
    answers.set(path, answer)
  }
  return answers
}
