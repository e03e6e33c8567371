import { z } from 'zod'
import { listPosts, updatePost } from '#schemas/services/post.ts'
import { type Calls, operator } from '#src/services/calls.ts'

const Listed = z.object({ items: z.array(z.object({ slug: z.string(), title: z.string() })) })
const kindSlug = 'blog'

let changes = 0

/** Gives the newest post of a site another title, as its writer would. */
export async function changeOnePost(calls: Calls, siteId: string): Promise<void> {
  const ctx = { siteId, origin: '', caller: operator }
  const asked = listPosts.input.parse({ kindSlug, limit: 1 })
  const [newest] = Listed.parse(await calls.serve(listPosts, ctx, asked)).items
  if (newest === undefined) throw new Error(`${siteId} has no post.`)
  const title = `${newest.title.replace(/ \(\d\)$/, '')} (${changes++ % 9})`
  await calls.serve(updatePost, ctx, updatePost.input.parse({ kindSlug, slug: newest.slug, title }))
}
