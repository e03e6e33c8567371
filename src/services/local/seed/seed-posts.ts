import type { StarterRows } from '#schemas/starter.ts'
import { toPodcastRows } from '../areas/podcast/podcast-starter-rows.ts'
import { toPostRows } from '../areas/post/post-starter-rows.ts'
import type { Transaction } from '../database/database.ts'
import { podcasts } from '../database/tables/podcast-tables.ts'
import { readKinds } from '../areas/post/post-kinds.ts'
import {
  eventCareers,
  eventPrograms,
  postCategories,
  posts,
} from '../database/tables/post-tables.ts'
import { insertAny } from './insert-any.ts'

/** The tables that this file fills, but that of kinds: a site without any other row has them too. */
export const postTables = [postCategories, posts, podcasts]

/** Inserts posts and podcast episodes, which share their categories. */
export async function seedPosts(
  tx: Transaction,
  siteId: string,
  starter: StarterRows,
): Promise<void> {
  const { byId } = await readKinds(tx, siteId)
  const kinds = [...byId.values()]
  const written = toPostRows(siteId, starter, kinds)
  await insertAny(written.categories, (rows) => tx.insert(postCategories).values(rows))
  await insertAny(parentsFirst(written.posts), (rows) => tx.insert(posts).values(rows))
  await insertAny(written.eventPrograms, (rows) => tx.insert(eventPrograms).values(rows))
  await insertAny(written.eventCareers, (rows) => tx.insert(eventCareers).values(rows))
  await insertAny(toPodcastRows(siteId, starter, { ...written, kinds }), (rows) =>
    tx.insert(podcasts).values(rows),
  )
}

/** The rows in an order in which each comes after its parent: they are inserted by several statements. */
function parentsFirst<Row extends { id: string; parentId: string | null }>(
  rows: readonly Row[],
): Row[] {
  const left = new Map(rows.map((row) => [row.id, row]))
  const ordered: Row[] = []
  for (const row of rows) {
    const chain: Row[] = []
    for (let one = left.get(row.id); one; one = left.get(one.parentId ?? '')) {
      left.delete(one.id)
      chain.push(one)
    }
    ordered.push(...chain.reverse())
  }
  return ordered
}
