import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { createPost, deletePost, updatePost } from '#schemas/services/post.ts'
import { toConflictError } from '../../database/conflict-error.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { deleteRow } from '../../records/delete-row.ts'
import { recordChange } from '../../records/record-change.ts'
import { findKind, readKinds, requireKind, requireOneKind } from './post-kinds.ts'
import { readWritten } from './post-rows.ts'
import { changePost, insertPost, postArea, postConflicts, postSnapshot } from './post-writing.ts'

/** Inserts a post and returns it as stored. */
export const createPostHandler = handler(
  createPost,
  { role: 'writer', toError: toConflictError(postConflicts('slug')) },
  async (tx, context, input) => {
    const { siteId } = context
    const kinds = await readKinds(tx, siteId)
    const kind = requireKind(kinds, input.kindSlug)
    const itemId = await insertPost(tx, { siteId, kind }, input)
    const item = { area: postArea, itemId, name: input.title }
    await recordChange(tx, context, { ...item, event: 'created' })
    return readWritten(tx, kinds, eq(posts.id, itemId))
  },
)

/** Updates the given fields, sanitised, and returns the post as stored. */
export const updatePostHandler = handler(
  updatePost,
  { role: 'writer', toError: toConflictError(postConflicts('newSlug')) },
  async (tx, context, { newSlug, kindSlug, slug, ...written }) => {
    const { siteId } = context
    const found = await findPost(tx, siteId, { kindSlug, slug })
    if (found === undefined) return null
    const { id, kinds, kind, title } = found
    const changes = { ...written, ...(newSlug === undefined ? {} : { slug: newSlug }) }
    await changePost(tx, { siteId, kind, id }, changes)
    const fields = Object.keys(changes)
    const item = { area: postArea, itemId: id, name: written.title ?? title }
    if (fields.length > 0) await recordChange(tx, context, { ...item, event: 'updated', fields })
    return readWritten(tx, kinds, eq(posts.id, id))
  },
)

/** Deletes a post, which can be restored for some time. */
export const deletePostHandler = handler(
  deletePost,
  { role: 'writer' },
  async (tx, context, input) => {
    const found = await findPost(tx, context.siteId, input)
    if (found === undefined) return null
    const item = { area: postArea, itemId: found.id, name: found.title }
    await deleteRow(tx, context, { ...item, snapshot: postSnapshot })
    return { id: found.id }
  },
)

async function findPost(
  tx: Transaction,
  siteId: string,
  { kindSlug, slug }: Pick<z.output<(typeof updatePost)['input']>, 'kindSlug' | 'slug'>,
) {
  const kinds = await readKinds(tx, siteId)
  const named = findKind(kinds, kindSlug)
  const rows = await tx
    .select({ id: posts.id, kindId: posts.kindId, title: posts.title })
    .from(posts)
    .where(and(eq(posts.siteId, siteId), named && eq(posts.kindId, named.id), eq(posts.slug, slug)))
  const row = requireOneKind(kinds, rows)
  const kind = row && kinds.byId.get(row.kindId)
  return kind && { id: row.id, title: row.title, kinds, kind }
}
