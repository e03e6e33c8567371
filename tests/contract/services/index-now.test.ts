import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { listPosts, updatePost } from '#schemas/services/post.ts'
import type { SiteName } from './case.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

const Submission = z.strictObject({
  host: z.string(),
  key: z.string().regex(/^[a-z0-9]{8,128}$/),
  keyLocation: z.url(),
  urlList: z.array(z.url()).min(1),
})

/** A search engine: what was submitted to it, and how it answers. */
const received: z.output<typeof Submission>[] = []
let status = 202
let engine: Server
let world: RunningWorld

beforeAll(async () => {
  engine = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push(Submission.parse(JSON.parse(body)))
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(engine, 'listening')
  const { port } = engine.address() as AddressInfo
  world = await openLocal({
    INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow`,
    INDEXNOW_DELAY_SECONDS: '0.1',
  })
})
afterAll(async () => {
  await world.close()
  engine.close()
})

async function changePost(site: SiteName, kindSlug: string, title: string): Promise<string> {
  const { data } = await world.call(listPosts, { site, input: { kindSlug } })
  const [post] = listPosts.output.parse(data).items
  const slug = post?.slug ?? ''
  const input = { kindSlug, slug, title }
  const changed = await world.call(updatePost, { site, as: 'admin', input })
  expect(changed.status).toBe(200)
  return slug
}

const next = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count), 60_000)

test('the URL of a changed page is submitted with the key of its site', async () => {
  // The first rows of the sites are changes too, and those of the last seconds before a submission are in the next one.
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(0), 60_000)
  await new Promise((done) => setTimeout(done, 6000))
  received.length = 0
  await changePost('foundation', 'news', 'Judul yang baru')
  await next(1)
  const slug = await changePost('foundation', 'news', 'Judul yang lebih baru')
  await next(2)
  const [, { host, key, keyLocation, urlList } = { urlList: [] }] = received
  expect(host).toBe('foundation.tenun.example')
  expect(keyLocation).toBe('https://foundation.tenun.example/index-now.txt')
  expect(urlList.length).toBeGreaterThan(0)
  for (const url of urlList) expect(url).toMatch(new RegExp(`^https://${host}/.*/${slug}$`))
  const served = await world.fetch(`${world.origin('foundation')}/index-now.txt`)
  expect(await served.text()).toBe(key)
  const other = await world.fetch(`${world.origin('lms')}/index-now.txt`)
  expect(await other.text()).not.toBe(key)
})

test('a submission that failed is retried, with what has changed since', async () => {
  received.length = 0
  status = 500
  const slug = await changePost('foundation', 'news', 'Judul yang terbaru')
  await next(1)
  status = 202
  await next(2)
  expect(received[1]?.urlList).toEqual(expect.arrayContaining(received[0]?.urlList ?? []))
  expect(received[1]?.urlList.some((url) => url.endsWith(`/${slug}`))).toBe(true)
})

test('where nothing is submitted, there is no key', async () => {
  const silent = await openLocal()
  const answer = await silent.fetch(`${silent.origin('foundation')}/index-now.txt`)
  expect(answer.status).toBe(404)
  await silent.close()
})
