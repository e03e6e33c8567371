import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { mostListed } from '#schemas/most-listed.ts'
import type { PostCategory, Sort } from '#schemas/services/post-category.ts'
import { currentMoment } from '../../database/current-moment.ts'
import type { Transaction } from '../../database/database.ts'
import { podcasts } from '../../database/tables/podcast-tables.ts'
import { postCategories, postKinds, posts } from '../../database/tables/post-tables.ts'
import { languageColumns } from '../../text/in-language.ts'

const count = (
  table: typeof posts | typeof podcasts,
  shown?: SQL,
) => sql`(select count(*) from (select 1 from ${table}
  where ${and(
    eq(table.siteId, postCategories.siteId),
    eq(table.categoryId, postCategories.id),
    lte(table.publishedAt, currentMoment),
    shown,
  )} limit ${mostListed}) counted)`

// For a visitor the database returns published rows only, and the column itself may not be read.
const postCount = sql<number>`least(${count(posts)} + ${count(podcasts)}, ${mostListed})`

/** Published posts and episodes, for roles to which the database returns all of them. */
export const writerPostCount = sql<number>`least(
  ${count(posts, eq(posts.isPublished, true))} + ${count(podcasts)}, ${mostListed})`

/** Each order of a list of categories; equal ones are ordered by name. */
export const categoryOrders: Record<Sort, SQL[]> = {
  newest: [desc(postCategories.createdAt), asc(postCategories.name), asc(postCategories.id)],
  oldest: [asc(postCategories.createdAt), asc(postCategories.name), asc(postCategories.id)],
  popular: [desc(postCount), asc(postCategories.name), asc(postCategories.id)],
  title: [asc(postCategories.name), asc(postCategories.id)],
}

/** A query for categories with their kinds and more columns, to which conditions are added. */
export const selectCategories = <Columns extends Record<string, SQL>>(
  tx: Transaction,
  columns: Columns,
  counted = postCount,
) =>
  tx
    .select({
      id: postCategories.id,
      name: postCategories.name,
      slug: postCategories.slug,
      ...languageColumns(postCategories, 'category'),
      kind: postKinds.slug,
      postCount: counted,
      ...columns,
    })
    .from(postCategories)
    .innerJoin(postKinds, eq(postKinds.id, postCategories.kindId))

/** One category; null when none matches. */
export async function findCategory(
  tx: Transaction,
  chosen: SQL | undefined,
  counted = postCount,
): Promise<PostCategory | null> {
  const [row] = await selectCategories(tx, {}, counted).where(chosen)
  return row ?? null
}
