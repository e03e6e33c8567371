// What people do from beginning to end, where the data is on another server, and where two servers share it.
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMe, signOut } from '#schemas/services/account.ts'
import { readChapter } from '#schemas/services/chapter.ts'
import { readProgress, updateProgress } from '#schemas/services/learning.ts'
import { openInvoice } from '#schemas/services/payment.ts'
import { createPost, updatePost } from '#schemas/services/post.ts'
import { hasPostgres } from '#src/services/local/database/postgres/new-database-for-test.ts'
import type { SiteName } from './case.ts'
import { openNodes, openRemote, type RunningWorld } from './worlds.ts'

/** A text of a site at a server: a visitor’s without a token. */
const textOf = async (world: RunningWorld, site: SiteName, { path, token }: Asked) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return (await world.fetch(`${world.origin(site)}${path}`, { headers })).text()
}
interface Asked {
  path: string
  token?: string
}

/** Presses “paid” on the page of the sandbox; resolves to the status. */
function payAtSandbox(address: string): Promise<number> {
  const { host, hostname, port, pathname } = new URL(address)
  expect(hostname).toMatch(/\.localhost$/)
  const body = 'outcome=paid'
  const headers = {
    host,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
    'sec-fetch-site': 'same-origin',
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: pathname, method: 'POST', headers },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const post = {
  kindSlug: 'news',
  title: 'Perpustakaan keliling berangkat',
  slug: 'perpustakaan-keliling-berangkat',
  summary: 'Dua mobil, dua belas desa.',
  content: '<p>Dua mobil berangkat Senin pagi.</p>',
}
const sentence = 'Dua mobil berangkat Senin pagi.'

describe('where the data is on another server', () => {
  let world: RunningWorld
  beforeAll(async () => {
    world = await openRemote()
  })
  afterAll(() => world.close())

  test('a learner opens an invoice, pays it at the sandbox, and reads a chapter', async () => {
    const slug = 'typescript-tanpa-takut'
    const site = 'lms'
    const as = 'student'
    const chapter = { slug, chapterSlug: 'pemeriksaan' }
    const locked = await world.call(readChapter, { site, as, input: chapter })
    expect(locked.data).toMatchObject({ locked: true, body: null })

    const opened = await world.call(openInvoice, { site, as, input: { slug } })
    const { payUrl } = openInvoice.output.parse(opened.data)
    expect(await payAtSandbox(payUrl ?? '')).toBe(303)
    const token = await world.token(site, as)
    await expect
      .poll(() => textOf(world, site, { path: '/_page/Akun/Pembayaran', token }))
      .toContain('Lunas')

    const read = await world.call(readChapter, { site, as, input: chapter })
    expect(read.data).toMatchObject({ locked: false })
    const progress = { ...chapter, state: 'finished', position: 1 }
    expect((await world.call(updateProgress, { site, as, input: progress })).status).toBe(200)
    const own = await world.call(readProgress, { site, as, input: { slug } })
    expect(own.data).toMatchObject({ finished: 1, items: [{ chapterSlug: 'pemeriksaan' }] })
  })

  test('a writer writes a draft that nobody reads, publishes it, and everybody does', async () => {
    const site = 'foundation'
    const as = 'writer'
    const path = `/News/${post.slug}`
    const draft = { ...post, isPublished: false }
    expect((await world.call(createPost, { site, as, input: draft })).status).toBe(201)
    expect(await textOf(world, site, { path })).not.toContain(sentence)
    const { slug, kindSlug: _, ...values } = post
    const published = { ...values, isPublished: true }
    const input = { slug, kindSlug: post.kindSlug, ...published }
    expect((await world.call(updatePost, { site, as, input })).status).toBe(200)
    await expect.poll(() => textOf(world, site, { path })).toContain(sentence)
  })
})

describe.skipIf(!hasPostgres)('where two servers share a database', () => {
  let nodes: Awaited<ReturnType<typeof openNodes>>
  beforeAll(async () => {
    nodes = await openNodes()
  })
  afterAll(() => nodes.close())

  test('what is published at one is on the page of the other, which had stored that there is none', async () => {
    const { first, second } = nodes
    const site = 'foundation'
    const path = `/News/${post.slug}`
    for (const node of [first, second])
      expect(await textOf(node, site, { path })).not.toContain(sentence)
    const input = { ...post, isPublished: true }
    expect((await first.call(createPost, { site, as: 'writer', input })).status).toBe(201)
    await expect.poll(() => textOf(second, site, { path })).toContain(sentence)
    await expect.poll(() => textOf(first, site, { path })).toContain(sentence)
  })

  test('a session that ends at one is over at the other with its next call', async () => {
    const { first, second } = nodes
    const site = 'lms'
    const token = await first.token(site, 'student')
    const headers = { authorization: `Bearer ${token}` }
    const asked = () => second.call(readMe, { site, headers })
    expect((await asked()).status).toBe(200)
    expect(await textOf(second, site, { path: '/_page/Akun', token })).toContain('"html"')
    await first.call(signOut, { site, as: 'student' })
    expect((await asked()).status).toBe(401)
    const page = await second.fetch(`${second.origin(site)}/_page/Akun`, { headers })
    expect(page.status).toBe(401)
  })
})
