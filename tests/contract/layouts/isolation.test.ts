// Nothing that a site holds is in an answer of another, however it is asked.
import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyLayout, everySite, sitesOfToday } from '#tests/own-layouts.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'
import type { Answer } from '#tools/ask.ts'
import { findCanaries, plantCanaries } from './plant-canaries.ts'
import { readExport } from './read-export.ts'
import { sampleSite } from './sample-site.ts'

let served: ServedLayouts
beforeAll(async () => {
  served = await serveLayouts(everyLayout, {}, { layouts: plantCanaries })
})
afterAll(() => served.close())

const hostOf = (site: string) => `${site}.localhost`
const originOf = (site: string) => served.server.sites().findById(site)?.origin ?? ''
const nextOf = (site: string) => everySite[(everySite.indexOf(site) + 1) % everySite.length] ?? ''

const samples = new Map<string, Promise<Map<string, Answer>>>()
/** What a site answers at some of its addresses. */
function sampleOf(site: string): Promise<Map<string, Answer>> {
  const sample = samples.get(site) ?? sampleSite(served, site)
  samples.set(site, sample)
  return sample
}

/** The sites whose canaries are in the headers or the body of an answer; the slug or the words that were asked for may be said again. */
function sitesIn({ headers, bytes }: Pick<Answer, 'headers' | 'bytes'>, path = ''): string[] {
  const [asked] = /kenari\d\dr-baris/.exec(path) ?? []
  const all = JSON.stringify(headers) + bytes.toString('latin1')
  const words = new URL(path, 'http://localhost').searchParams.get('search') ?? ''
  const said = [asked, words].reduce<string>((text, one) => (one ? text.replaceAll(one, '') : text), all)
  return [...new Set(findCanaries(said).map(({ site }) => site))]
}

/** What proxies and frameworks have been known to trust. */
const forwarded = (host: string): Record<string, string>[] => [
  { 'x-forwarded-host': host, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
  { forwarded: `for=1.2.3.4;host="${host}";proto=https` },
  { 'x-host': host, 'x-original-host': host, 'x-forwarded-server': host, 'x-http-host-override': host },
  { 'x-original-url': `https://${host}/`, 'x-rewrite-url': `https://${host}/` },
  { origin: `https://${host}`, referer: `https://${host}/`, cookie: `host=${host}` },
]

/** Bytes of UTF-8 as a header carries them. */
const inUtf8 = (text: string) => Buffer.from(text).toString('latin1')

/** A request as it is written, and everything that is answered to it. */
function send(text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(new URL(served.server.url).port), '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks)))
    socket.on('error', reject)
  })
}

const seenPlaces = new Set<string>()

describe.each(sitesOfToday)('site %s', (site) => {
  test('says its own texts, settings and files, and those of no other site', async () => {
    const places = new Set<string>()
    for (const [path, answer] of await sampleOf(site)) {
      expect([path, sitesIn(answer).filter((name) => name !== site)]).toEqual([path, []])
      expect([path, answer.status < 500]).toEqual([path, true])
      for (const { place } of findCanaries(answer.bytes.toString('latin1'))) places.add(place)
    }
    expect([...places]).toEqual(expect.arrayContaining(['texts', 'settings']))
    for (const place of places) seenPlaces.add(place)
  })

  test('is not in what the next site answers at its addresses, also from caches', async () => {
    const other = nextOf(site)
    for (const [path, own] of await sampleOf(site)) {
      const answer = await served.get(hostOf(other), path)
      const foreign = sitesIn(answer, path).filter((name) => name !== other)
      expect([path, other, foreign]).toEqual([path, other, []])
      const etag = own.headers['etag']
      if (typeof etag !== 'string' || sitesIn(own).length === 0) continue
      const { status } = await served.get(hostOf(other), path, { 'if-none-match': etag })
      expect([path, other, status]).not.toEqual([path, other, 304])
    }
  })

  test('is the same compressed', async () => {
    const { bytes } = await served.get(hostOf(site), '/', { 'accept-encoding': 'gzip' })
    const { body } = await served.get(hostOf(site), '/')
    expect(gunzipSync(bytes).toString()).toBe(body)
    expect(findCanaries(body).map((found) => found.site)).toContain(site)
  })

  test('answers at its names, in every spelling', async () => {
    const { port } = new URL(served.server.url)
    const own = hostOf(site)
    const public_ = new URL(originOf(site)).hostname
    const names = [`${own}:${port}`, `${own}:443`, own.toUpperCase(), `${own}.`, `${own}.:80`, public_, `${public_}.:8443`]
    for (const name of names) {
      const answer = await served.get(name, '/')
      expect([name, answer.status, sitesIn(answer)]).toEqual([name, 200, [site]])
    }
  })

  test('is alone where a request names another site besides', async () => {
    const other = nextOf(site)
    for (const headers of forwarded(new URL(originOf(other)).hostname))
      for (const path of ['/', '/_page', '/robots.txt', '/sitemap.xml', '/Tiada', '/_manifest/id.webmanifest']) {
        const said = `${path} ${Object.keys(headers).join(' ')}`
        for (const [asked, more] of [[site, headers], [other, {}], [site, {}]] as const) {
          const answer = await served.get(hostOf(asked), path, more)
          expect([said, asked, sitesIn(answer).filter((name) => name !== asked)]).toEqual([said, asked, []])
        }
      }
  })

  test('is in no answer to a host that is only like its own', async () => {
    const other = nextOf(site)
    const own = hostOf(site)
    const hosts = [
      `${own}.evil.example`, `x${own}`, `xn--${site}-.localhost`, `xn--${own}`, `${own}..`, `.${own}`, `${own}:80:80`,
      `${own}@${hostOf(other)}`, `${own}/${hostOf(other)}`, `${own}#`, `${own}%2e`, `${own}, ${hostOf(other)}`, `[${own}]`,
      inUtf8(`${site}\u200B.localhost.evil.example`), inUtf8(`\u0430${own}`), `${site}_.localhost`, `-${own}`, 'a'.repeat(300),
    ]
    for (const host of hosts) {
      const answer = await served.get(host, '/')
      expect([host, [400, 404].includes(answer.status), sitesIn(answer)]).toEqual([host, true, []])
    }
  })

  test('is the only one in an answer to a request with two hosts, or an empty one', async () => {
    const other = nextOf(site)
    const requests = [
      `GET http://${hostOf(other)}/ HTTP/1.1\r\nHost: ${hostOf(site)}\r\n`,
      `GET //${hostOf(other)}/ HTTP/1.1\r\nHost: ${hostOf(site)}\r\n`,
      `GET / HTTP/1.1\r\nHost: ${hostOf(site)}\r\nHost: ${hostOf(other)}\r\n`,
      'GET / HTTP/1.1\r\nHost:\r\n',
    ]
    for (const text of requests) {
      const found = findCanaries((await send(`${text}Connection: close\r\n\r\n`)).toString('latin1'))
      expect([text, found.map((one) => one.site).filter((name) => name !== site)]).toEqual([text, []])
      const next = await served.get(hostOf(other), '/')
      expect([text, sitesIn(next)]).toEqual([text, [other]])
    }
  })
})

test('the files of an exported site hold its own words alone', async () => {
  const routesOf = (id: string) => served.server.library.find(id)?.routes.length ?? 0
  const [site = ''] = sitesOfToday.toSorted((one, other) => routesOf(one) - routesOf(other))
  const files = await readExport(served, site)
  expect(files.length).toBeGreaterThan(20)
  expect([...new Set(files.flatMap(findCanaries).map((found) => found.site))]).toEqual([site])
})

test('feeds were among what was asked for', async () => {
  const sampled = await Promise.all(sitesOfToday.map(sampleOf))
  const feeds = sampled.flatMap((answers) => [...answers].filter(([path]) => path.startsWith('/feed/')))
  expect(feeds.filter(([, { status }]) => status === 200).length).toBeGreaterThan(2)
})

test('rows, collections and files were among what was met', () => {
  expect([...seenPlaces].toSorted()).toEqual(['collections', 'files', 'rows', 'settings', 'texts'])
})
