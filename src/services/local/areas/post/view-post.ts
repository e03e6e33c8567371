import { and, count, eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { viewPost } from '#schemas/services/post.ts'
import { handler } from '../../calls/handler.ts'
import type { Database, Transaction } from '../../database/database.ts'
import type { Job } from '../../jobs/queue.ts'
import { posts, postViews } from '../../database/tables/post-tables.ts'
import { findKind, readKinds, requireOneKind } from './post-kinds.ts'

/** Inserts a view as a row of its own, so that parallel readers of one post do not wait for each other. */
export const viewPostHandler = handler(
  viewPost,
  { role: 'server' },
  async (tx, { siteId }, { kindSlug, slug }) => {
    const kinds = await readKinds(tx, siteId)
    const kind = findKind(kinds, kindSlug)
    const found = await tx
      .select({ id: posts.id, kindId: posts.kindId })
      .from(posts)
      .where(
        and(
          eq(posts.siteId, siteId),
          kind && eq(posts.kindId, kind.id),
          eq(posts.slug, slug),
          eq(posts.isPublished, true),
          lte(posts.publishedAt, sql`now()`),
        ),
      )
    const post = requireOneKind(kinds, found)
    if (post === undefined) return null
    await tx.insert(postViews).values({ siteId, postId: post.id })
    // One statement counts the views before or after they are added to the post, never in between.
    const [counted] = await tx
      .select({ views: sql<number>`${posts.views} + (${waiting(tx, post.id)})` })
      .from(posts)
      .where(eq(posts.id, post.id))
    return counted ?? null
  },
)

const waiting = (tx: Transaction, postId: string) =>
  tx.select({ views: count() }).from(postViews).where(eq(postViews.postId, postId))

/** Adds the views since the last run to their posts, site by site. */
export const addPostViews = (database: Database): Job => ({
  name: 'add-post-views',
  data: z.object({}),
  cron: '* * * * *',
  retries: 3,
  async run() {
    const found = await database.transaction({ role: 'server' }, (tx) =>
      tx.selectDistinct({ siteId: postViews.siteId }).from(postViews),
    )
    for (const { siteId } of found) await addViewsOf(database, siteId)
  },
})

/** Two parallel runs take different rows, and views of a deleted post are deleted with it. */
const addViewsOf = (database: Database, siteId: string) =>
  database.transaction({ role: 'server', siteId }, (tx) =>
    tx.execute(sql`
      with taken as (delete from ${postViews} where site_id = ${siteId} returning post_id),
        seen as (select post_id, count(*)::int as times from taken group by post_id)
      update ${posts} set views = views + seen.times from seen
      where ${posts.id} = seen.post_id and ${posts.siteId} = ${siteId}`),
  )
