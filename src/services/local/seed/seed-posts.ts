import type { Starter } from '#schemas/starter.ts'
import { toPodcastRows } from '../areas/podcast/podcast-starter-rows.ts'
import { toPostRows } from '../areas/post/post-starter-rows.ts'
import type { Transaction } from '../database/database.ts'
import { podcasts } from '../database/tables/podcast-tables.ts'
import { postCategories, postKinds, posts } from '../database/tables/post-tables.ts'
import { insertAny } from './insert-any.ts'

/** The tables that this file fills. */
export const postTables = [postKinds, postCategories, posts, podcasts]

/** Inserts posts and podcast episodes, which share their categories. */
export async function seedPosts(tx: Transaction, siteId: string, starter: Starter): Promise<void> {
  const written = toPostRows(siteId, starter)
  await insertAny(written.kinds, (rows) => tx.insert(postKinds).values(rows))
  await insertAny(written.categories, (rows) => tx.insert(postCategories).values(rows))
  await insertAny(written.posts, (rows) => tx.insert(posts).values(rows))
  await insertAny(toPodcastRows(siteId, starter, written), (rows) =>
    tx.insert(podcasts).values(rows),
  )
}
