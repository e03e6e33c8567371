import { and, eq, type SQL, sql } from 'drizzle-orm'
import { addressForm } from '#schemas/address.ts'
import { refuseField } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { minutesToRead, sanitise, toMediaPath } from '../../../safe-html.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { countRows } from '../../database/paging.ts'
import { postCategories, posts } from '../../database/tables/post-tables.ts'
import { toCarriedColumns, type Written } from './carried-columns.ts'
import type { Kind } from './post-kinds.ts'

/** The site and kind of a post; without an id it is not stored yet. */
interface PostKey {
  siteId: string
  kind: Kind
  id?: string
}

/**
 * The columns that the input changes, with sanitised HTML. Throws ServiceError with the field that is wrong.
 */
export async function toColumns(tx: Transaction, place: PostKey, written: Written) {
  const { title, summary, content, cover, coverAlt, categoryId, parentId } = written
  const { isPublished, publishedAt } = written
  const html = content === undefined ? undefined : sanitise(content)
  return {
    ...(title === undefined ? {} : { title }),
    ...(summary === undefined ? {} : { summary }),
    ...(html === undefined ? {} : { content: html, minutes: minutesToRead(html) }),
    ...(cover === undefined ? {} : { cover: toCover(cover) }),
    ...(coverAlt === undefined ? {} : { coverAlt }),
    ...(categoryId === undefined ? {} : { categoryId: await toCategory(tx, place, categoryId) }),
    ...(parentId === undefined ? {} : { parentId: await toParent(tx, place, parentId) }),
    ...(isPublished === undefined ? {} : { isPublished }),
    ...(publishedAt === undefined ? {} : { publishedAt: new Date(publishedAt) }),
    ...toCarriedColumns(place.kind, written),
  }
}

function toCover(cover: string | null): string | null {
  if (cover === null || cover === '') return null
  const path = toMediaPath(cover)
  if (addressForm.test(path)) return path
  throw refuseField('cover', 'It is asset:<file>, a path that begins with / or an https: address.')
}

async function toCategory(tx: Transaction, { siteId, kind }: PostKey, name: string | null) {
  if (name === null || name === '') return null
  const [category] = await tx
    .select({ id: postCategories.id })
    .from(postCategories)
    .where(
      and(
        eq(postCategories.siteId, siteId),
        eq(postCategories.kindId, kind.id),
        byIdOrSlug(postCategories, name),
      ),
    )
  if (category === undefined) throw refuseField('categoryId', 'This kind has no such category.')
  return category.id
}

/**
 * A series has one level: its first post is not a part of another series, and a part opens none. Writers of one
 * kind are serialised here.
 */
async function toParent(tx: Transaction, { siteId, kind, id }: PostKey, name: string | null) {
  if (name === null || name === '') return null
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`series ${kind.id}`}))`)
  const ofKind = (named: SQL) => and(eq(posts.siteId, siteId), eq(posts.kindId, kind.id), named)
  const [parent] = await tx
    .select({ id: posts.id, parentId: posts.parentId })
    .from(posts)
    .where(ofKind(byIdOrSlug(posts, name)))
  if (parent === undefined) throw refuseField('parentId', 'This kind has no such post.')
  if (parent.id === id) throw refuseField('parentId', 'A post is no part of itself.')
  if (parent.parentId !== null) throw refuseField('parentId', 'That post is itself a part.')
  if (id !== undefined && (await countRows(tx, posts, ofKind(eq(posts.parentId, id)))) > 0) {
    throw refuseField('parentId', 'This post opens a series and can be no part of another.')
  }
  return parent.id
}
