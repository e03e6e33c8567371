import { and, eq, like, or } from 'drizzle-orm'
import type { z } from 'zod'
import { createPost, deletePost, updatePost } from '#schemas/services/post.ts'
import { toConflictError } from '../../database/conflict-error.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { toSlug } from '../../text/to-slug.ts'
import { readKinds, requireKind } from './post-kinds.ts'
import { readWritten } from './post-rows.ts'
import { type PostKey, toColumns } from './written-columns.ts'

/** The conflicts of a taken slug, and of a category or series that was deleted meanwhile. */
const conflictsOf = (field: string) => ({
  taken: { field, message: 'Another post of this kind has this slug. Choose another.' },
  used: 'The category or the series was removed meanwhile. Choose another.',
})

/** Inserts a post and returns it as stored. */
export const createPostHandler = handler(
  createPost,
  { role: 'writer', toError: toConflictError(conflictsOf('slug')) },
  async (tx, { siteId }, input) => {
    const place = { siteId, kindId: await requireKind(tx, siteId, input.kindSlug) }
    const slug = input.slug ?? (await freeSlug(tx, place, input.title))
    const [row] = await tx
      .insert(posts)
      .values({
        summary: '',
        minutes: 1,
        publishedAt: new Date(),
        title: input.title,
        content: '',
        ...(await toColumns(tx, place, input)),
        ...place,
        slug,
      })
      .returning({ id: posts.id })
    return readWritten(tx, await readKinds(tx, siteId), eq(posts.id, row?.id ?? ''))
  },
)

/** A slug from the title that no post of the kind has. */
async function freeSlug(tx: Transaction, { siteId, kindId }: PostKey, title: string) {
  const slug = toSlug(title, new Set())
  const rows = await tx
    .select({ slug: posts.slug })
    .from(posts)
    .where(
      and(
        eq(posts.siteId, siteId),
        eq(posts.kindId, kindId),
        or(eq(posts.slug, slug), like(posts.slug, `${slug}-%`)),
      ),
    )
  return toSlug(title, new Set(rows.map((row) => row.slug)))
}

/** Updates the given fields, sanitised, and returns the post as stored. */
export const updatePostHandler = handler(
  updatePost,
  { role: 'writer', toError: toConflictError(conflictsOf('newSlug')) },
  async (tx, { siteId }, input) => {
    const found = await findPost(tx, siteId, input)
    if (found === undefined) return null
    const { id, kinds, ...place } = found
    const changes = {
      ...(await toColumns(tx, { ...place, id }, input)),
      ...(input.newSlug === undefined ? {} : { slug: input.newSlug }),
    }
    if (Object.keys(changes).length > 0) {
      await tx.update(posts).set(changes).where(eq(posts.id, id))
    }
    return readWritten(tx, kinds, eq(posts.id, id))
  },
)

/** Deletes a post. */
export const deletePostHandler = handler(
  deletePost,
  { role: 'writer' },
  async (tx, { siteId }, input) => {
    const found = await findPost(tx, siteId, input)
    if (found === undefined) return null
    await tx.delete(posts).where(eq(posts.id, found.id))
    return { id: found.id }
  },
)

async function findPost(
  tx: Transaction,
  siteId: string,
  { kindSlug, slug }: Pick<z.output<(typeof deletePost)['input']>, 'kindSlug' | 'slug'>,
) {
  const kinds = await readKinds(tx, siteId)
  const kindId = kinds.idOf.get(kindSlug)
  if (kindId === undefined) return undefined
  const [row] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.siteId, siteId), eq(posts.kindId, kindId), eq(posts.slug, slug)))
  return row && { id: row.id, siteId, kindId, kinds }
}
