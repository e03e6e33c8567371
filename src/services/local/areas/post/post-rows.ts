import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { PostDetail, PostItem, PostSort } from '#schemas/services/post.ts'
import type { Transaction } from '../../database/database.ts'
import { type CountedPage, readCounted, readCountedGroups } from '../../database/counted-page.ts'
import { type PageAsked, toPagination } from '../../database/paging.ts'
import { orders, upcomingGroups } from './post-orders.ts'
import { postCategories, posts } from '../../database/tables/post-tables.ts'
import type { FoundPosts } from './find-page.ts'
import { eventColumns, type EventRow, toEvent } from './event-columns.ts'
import { toVideo, videoColumns, type VideoRow } from './video-columns.ts'
import { type Kinds, requireOneKind } from './post-kinds.ts'
import { languageColumns } from '../../text/in-language.ts'

const itemColumns = {
  ...languageColumns(posts, 'post'),
  id: posts.id,
  kindId: posts.kindId,
  title: posts.title,
  slug: posts.slug,
  summary: posts.summary,
  cover: posts.cover,
  category: {
    id: postCategories.id,
    name: postCategories.name,
    slug: postCategories.slug,
    ...languageColumns(postCategories, 'category'),
  },
  publishedAt: posts.publishedAt,
  minutes: posts.minutes,
  views: posts.views,
  updatedAt: posts.updatedAt,
  author: posts.author,
  event: eventColumns,
  video: videoColumns,
}

interface ItemRow extends Omit<PostItem, 'kind' | 'publishedAt' | 'updatedAt' | 'event' | 'video'> {
  kindId: string
  publishedAt: Date
  updatedAt: Date
  event: EventRow
  video: VideoRow
}

const toItem = (
  { kindId, publishedAt, updatedAt, event, video, ...row }: ItemRow,
  { byId }: Kinds,
): PostItem => ({
  ...row,
  kind: byId.get(kindId)?.slug ?? '',
  publishedAt: publishedAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  event: toEvent(event),
  video: toVideo(video),
})

const selectWith = <Columns extends Record<string, SQL>>(tx: Transaction, columns: Columns) =>
  tx
    .select({ ...itemColumns, ...columns })
    .from(posts)
    .leftJoin(postCategories, eq(postCategories.id, posts.categoryId))

const selectItems = (tx: Transaction) => selectWith(tx, {})

interface Wanted extends PageAsked {
  chosen: SQL | undefined
  sort: PostSort
}

/** One page of the posts that match, in an order, and how many match. */
export async function readPage(tx: Transaction, kinds: Kinds, { sort, ...asked }: Wanted) {
  const { rows, pagination } =
    sort === 'upcoming'
      ? await readUpcoming(tx, asked)
      : await readInOrder(tx, { ...asked, order: orders[sort] })
  return { items: rows.map((row) => toItem(row, kinds)), pagination }
}

type Chosen = Omit<Wanted, 'sort'>

const readInOrder = (
  tx: Transaction,
  { chosen, order, ...asked }: Chosen & { order: SQL[] },
): Promise<CountedPage<ItemRow>> =>
  readCounted(tx, { ...asked, counted: { from: posts, where: chosen } }, (matching) =>
    selectWith(tx, { matching })
      .where(chosen)
      .orderBy(...order),
  )

const readUpcoming = (tx: Transaction, { chosen, ...asked }: Chosen) =>
  readCountedGroups<ItemRow>(
    tx,
    asked,
    upcomingGroups.map(({ of, order }) => {
      const where = and(chosen, of)
      return {
        counted: { from: posts, where },
        read: (limit, offset) =>
          selectItems(tx)
            .where(where)
            .orderBy(...order)
            .limit(limit)
            .offset(offset),
      }
    }),
  )

/** The page of posts that a search has found. */
export async function readFound(
  tx: Transaction,
  kinds: Kinds,
  { found: { ids, total }, ...asked }: PageAsked & { found: FoundPosts },
) {
  const rows = ids.length === 0 ? [] : await selectItems(tx).where(inArray(posts.id, ids))
  const byId = new Map(rows.map((row) => [row.id, toItem(row, kinds)]))
  return {
    items: ids.flatMap((id) => byId.get(id) ?? []),
    pagination: toPagination(asked, total),
  }
}

/** A page of a list in which nothing matches. */
export const emptyPage = (asked: PageAsked) => ({ items: [], pagination: toPagination(asked, 0) })

const entryColumns = {
  id: posts.id,
  title: posts.title,
  slug: posts.slug,
  ...languageColumns(posts, 'post'),
}

/** A post with its text and its series; null when none matches. Throws ServiceError when several kinds match. */
export async function readDetail(
  tx: Transaction,
  kinds: Kinds,
  chosen: SQL | undefined,
): Promise<PostDetail | null> {
  const rows = await tx
    .select({
      ...itemColumns,
      content: posts.content,
      coverAlt: posts.coverAlt,
      parentId: posts.parentId,
    })
    .from(posts)
    .leftJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .where(chosen)
  const row = requireOneKind(kinds, rows)
  if (row === undefined) return null
  const { content, coverAlt, parentId, ...item } = row
  const [parent] =
    parentId === null ? [] : await tx.select(entryColumns).from(posts).where(eq(posts.id, parentId))
  return {
    ...toItem(item, kinds),
    content,
    coverAlt,
    parent: parent ?? null,
    parts: await tx
      .select(entryColumns)
      .from(posts)
      .where(eq(posts.parentId, row.id))
      .orderBy(asc(posts.publishedAt), asc(posts.id)),
  }
}

/** The same for writers, with whether it is published. */
export async function readWritten(tx: Transaction, kinds: Kinds, chosen: SQL | undefined) {
  const post = await readDetail(tx, kinds, chosen)
  if (post === null) return null
  const [told] = await withPublication(tx, [post])
  return told ?? null
}

/** Posts with whether each is published, which only a writer's role may read. */
export async function withPublication<T extends { id: string }>(tx: Transaction, items: T[]) {
  const ids = items.map(({ id }) => id)
  const rows = await tx
    .select({ id: posts.id, isPublished: posts.isPublished })
    .from(posts)
    .where(inArray(posts.id, ids))
  const published = new Map(rows.map(({ id, isPublished }) => [id, isPublished]))
  return items.map((item) => ({ ...item, isPublished: published.get(item.id) ?? false }))
}
