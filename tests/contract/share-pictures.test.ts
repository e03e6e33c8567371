import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHead } from '#tests/head.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts()))
afterAll(() => served.close())

const host = 'foundation.localhost'
const origin = 'https://foundation.tenun.example'
const get = (path: string, headers: Record<string, string> = {}) => served.get(host, path, headers)
const pictureOf = async (path: string) => {
  const { meta } = readHead((await get(path)).body)
  return { meta, path: (meta['og:image'] ?? '').slice(origin.length) }
}
test('a page without a picture of its own names one of 1200 by 630 pixels that is drawn for it', async () => {
  const found = await pictureOf('/About')
  expect(found.meta).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' })
  expect(found.meta['og:image:alt']).toMatch(/\S/)
  expect(found.path).toMatch(/^\/_share\/[0-9a-z]+\/About\.png$/)
  const { status, headers } = await get(found.path)
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const again = await get(found.path, { 'if-none-match': String(headers['etag']) })
  expect(again.status).toBe(304)
})

test('each language of a page has a picture of its own', async () => {
  const [indonesian, english] = [await pictureOf('/About'), await pictureOf('/en/About')]
  expect(english.path).toMatch(/\/en\/About\.png$/)
  expect(english.path).not.toBe(indonesian.path)
  expect((await get(english.path)).status).toBe(200)
})

test('the address of an older picture leads to the one that the page has', async () => {
  const { path } = await pictureOf('/About')
  const { status, headers } = await get(path.replace(/_share\/[0-9a-z]+/, '_share/0lama'))
  expect([status, headers['location']]).toEqual([307, path])
})

test.each([
  '/_share/0lama/Tiada.png',
  '/_share/0lama/Akun.png',
  '/_share/0lama/Blog/tiada.png',
  '/_share/0lama/About',
  '/_share/0lama/_page/About.png',
  '/_share/__proto__/About.png',
  '/_share/0lama/%2e%2e/About.png',
  '/_share/0lama/~/x.png',
  '/_share',
])('no picture is drawn at %s', async (path) => {
  expect([path, (await get(path)).status]).toEqual([
    path,
    expect.toSatisfy((status) => status >= 400),
  ])
})
