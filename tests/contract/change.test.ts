import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPosts, updatePost, type PostItem } from '#schemas/services/post.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts(['base', 'foundation', 'lms'])))
afterAll(() => served.close())

const host = 'foundation.localhost'

/** The first post of the site's list of this kind. */
async function firstPost(kindSlug: string): Promise<PostItem> {
  const input = listPosts.input.parse({ kindSlug })
  const ctx = { siteId: 'foundation', origin: '', caller: null }
  const answer = listPosts.output.parse(
    await served.server.services.calls.serve(listPosts, ctx, input),
  )
  const [post] = answer.items
  if (post === undefined) throw new Error('the starter data has no such post')
  return post
}

test('a row changed through the service is on its pages at the next request, and other pages stay cached', async () => {
  const post = await firstPost('blog')
  const detail = `/Blog/${post.id}/${post.slug}`
  const others = ['/About', '/Class']
  for (const path of [detail, '/Blog', ...others])
    expect((await served.get(host, path)).status).toBe(200)
  await served.get('lms.localhost', '/News')
  const before = served.server.pages.drawn()

  const title = 'Judul yang baru saja diubah'
  const input = updatePost.input.parse({ slug: post.slug, kindSlug: 'blog', title })
  await served.server.services.calls.serve(
    updatePost,
    { siteId: 'foundation', origin: '', caller: { userId: randomUUID(), kind: 'writer' } },
    input,
  )

  expect((await served.get(host, detail)).body).toContain(title)
  expect((await served.get(host, '/Blog')).body).toContain(title)
  expect(served.server.pages.drawn()).toBe(before + 2)
  for (const path of others) await served.get(host, path)
  await served.get('lms.localhost', '/News')
  expect(served.server.pages.drawn()).toBe(before + 2)
})

test('a cached page has an ETag and answers 304 when it matches', async () => {
  const first = await served.get(host, '/About')
  const { etag } = first.headers
  expect(etag).toMatch(/^W\/"/)
  const again = await served.get(host, '/About', { 'if-none-match': String(etag) })
  expect(again.status).toBe(304)
  expect(again.body).toBe('')
})
