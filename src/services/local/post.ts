import { and, asc, desc, eq, not, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { listPosts, type PostItem, readPost, updatePost } from '#schemas/services/post.ts'
import { Refused } from '../refused.ts'
import { bind, type Binding, type Serve } from '../service.ts'
import type { Database, Transaction } from './database.ts'
import { minutesToRead, sanitise, toMediaPath } from './html.ts'
import { holds, isNamed } from './match.ts'
import { countRows, offsetOf, toPagination } from './paging.ts'
import { postCategories, postKinds, posts } from './schema/post.ts'

const itemColumns = {
  id: posts.id,
  title: posts.title,
  slug: posts.slug,
  kind: postKinds.slug,
  summary: posts.summary,
  cover: posts.cover,
  category: { id: postCategories.id, name: postCategories.name, slug: postCategories.slug },
  publishedAt: posts.publishedAt,
  minutes: posts.minutes,
  views: posts.views,
}

const orders = {
  newest: [desc(posts.publishedAt)],
  oldest: [asc(posts.publishedAt)],
  popular: [desc(posts.views), desc(posts.publishedAt)],
  title: [asc(posts.title)],
}

const picture = /^(\/(?![/\\])|https:\/\/)[^\s"'<>\\]*$/

/**
 * Published posts of one kind. Words are found by their Indonesian stems anywhere, or as typed in
 * title and summary. `isParent` has no meaning here, as no post has a parent, and is ignored.
 */
export const serveListPosts =
  (database: Database): Serve<typeof listPosts> =>
  ({ siteId }, input) =>
    database.transaction({ role: 'visitor', siteId }, async (tx) => {
      const chosen = and(
        ofKind(siteId, input.kindSlug),
        input.categoryId === undefined ? undefined : isNamed(postCategories, input.categoryId),
        input.excludeId === undefined ? undefined : not(isNamed(posts, input.excludeId)),
        matches(input.search),
      )
      const total = await countRows(tx, selectItems(tx).where(chosen).as('chosen'))
      const rows = await selectItems(tx)
        .where(chosen)
        .orderBy(...orders[input.sort], asc(posts.title), asc(posts.id))
        .limit(input.pageSize)
        .offset(offsetOf(input))
      return { items: rows.map(toItem), pagination: toPagination(input, total) }
    })

/** A published post of a kind, by its id, else by its slug. */
export const serveReadPost =
  (database: Database): Serve<typeof readPost> =>
  ({ siteId }, { kindSlug, id, slug }) =>
    database.transaction({ role: 'visitor', siteId }, (tx) =>
      readDetail(tx, and(ofKind(siteId, kindSlug), isNamed(posts, id ?? slug ?? ''))),
    )

/** Changes what is given, sanitised, and gives the post as it is then. Throws Refused on a bad cover. */
export const serveUpdatePost =
  (database: Database): Serve<typeof updatePost> =>
  ({ siteId }, input) =>
    database.transaction({ role: 'writer', siteId }, async (tx) => {
      const named = and(ofKind(siteId, input.kindSlug), eq(posts.slug, input.slug))
      const post = await readDetail(tx, named)
      const changes = toChanges(input)
      if (post === null || Object.keys(changes).length === 0) return post
      await tx.update(posts).set(changes).where(eq(posts.id, post.id))
      return readDetail(tx, named)
    })

function toChanges({ title, summary, content, cover }: z.output<(typeof updatePost)['input']>) {
  const html = content === undefined ? undefined : sanitise(content)
  return {
    ...(title === undefined ? {} : { title }),
    ...(summary === undefined ? {} : { summary }),
    ...(html === undefined ? {} : { content: html, minutes: minutesToRead(html) }),
    ...(cover === undefined ? {} : { cover: toCover(cover) }),
  }
}

function toCover(cover: string | null): string | null {
  if (cover === null || cover === '') return null
  const path = toMediaPath(cover)
  if (picture.test(path)) return path
  throw new Refused(422, 'A cover is asset:<file>, a path that begins with / or an https: address.')
}

const ofKind = (siteId: string, kind: string) =>
  and(eq(posts.siteId, siteId), eq(postKinds.slug, kind))

function matches(search: string | undefined): SQL | undefined {
  const typed = holds([posts.title, posts.summary], search)
  if (typed === undefined) return undefined
  return or(sql`${posts.words} @@ websearch_to_tsquery('indonesian', ${search})`, typed)
}

const selectItems = (tx: Transaction) =>
  tx
    .select(itemColumns)
    .from(posts)
    .innerJoin(postKinds, eq(postKinds.id, posts.kindId))
    .leftJoin(postCategories, eq(postCategories.id, posts.categoryId))

async function readDetail(tx: Transaction, named: SQL | undefined) {
  const [row] = await tx
    .select({ ...itemColumns, content: posts.content })
    .from(posts)
    .innerJoin(postKinds, eq(postKinds.id, posts.kindId))
    .leftJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .where(named)
  return row === undefined ? null : { ...toItem(row), content: row.content }
}

const toItem = ({
  publishedAt,
  ...row
}: Omit<PostItem, 'publishedAt'> & { publishedAt: Date }) => ({
  ...row,
  publishedAt: publishedAt.toISOString(),
})

/** What this area fulfils. */
export const postBindings = (database: Database): Binding[] => [
  bind(listPosts, serveListPosts(database)),
  bind(readPost, serveReadPost(database)),
  bind(updatePost, serveUpdatePost(database)),
]
