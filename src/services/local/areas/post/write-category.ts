import { and, eq } from 'drizzle-orm'
import { createCategory, deleteCategory, updateCategory } from '#schemas/services/post-category.ts'
import { toConflictError } from '../../database/conflict-error.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { postCategories } from '../../database/tables/post-tables.ts'
import { toSlug } from '../../text/to-slug.ts'
import { findCategory, writerPostCount } from './category-rows.ts'
import { readKinds, requireKind } from './post-kinds.ts'

const isTaken = (field: string) => ({
  taken: { field, message: 'Another category of this kind has this slug. Choose another.' },
})

/** Inserts a category and returns it as stored. */
export const createCategoryHandler = handler(
  createCategory,
  { role: 'writer', toError: toConflictError(isTaken('slug')) },
  async (tx, { siteId }, { kindSlug, name, slug }) => {
    const kindId = await requireKind(tx, siteId, kindSlug)
    const [row] = await tx
      .insert(postCategories)
      .values({
        siteId,
        kindId,
        name,
        slug: slug ?? (await freeSlug(tx, { siteId, kindId }, name)),
      })
      .returning({ id: postCategories.id })
    return findCategory(tx, eq(postCategories.id, row?.id ?? ''), writerPostCount)
  },
)

async function freeSlug(
  tx: Transaction,
  { siteId, kindId }: { siteId: string; kindId: string },
  name: string,
) {
  const rows = await tx
    .select({ slug: postCategories.slug })
    .from(postCategories)
    .where(and(eq(postCategories.siteId, siteId), eq(postCategories.kindId, kindId)))
  return toSlug(name, new Set(rows.map((row) => row.slug)))
}

/** Updates the given fields and returns the category as stored. */
export const updateCategoryHandler = handler(
  updateCategory,
  { role: 'writer', toError: toConflictError(isTaken('newSlug')) },
  async (tx, { siteId }, { kindSlug, slug, name, newSlug }) => {
    const id = await findId(tx, siteId, { kindSlug, slug })
    if (id === undefined) return null
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(newSlug === undefined ? {} : { slug: newSlug }),
    }
    const isSame = eq(postCategories.id, id)
    if (Object.keys(changes).length > 0) {
      await tx.update(postCategories).set(changes).where(isSame)
    }
    return findCategory(tx, isSame, writerPostCount)
  },
)

/** Deletes a category that no post and no episode uses. */
export const deleteCategoryHandler = handler(
  deleteCategory,
  {
    role: 'writer',
    toError: toConflictError({
      used: 'Posts still use this category. Give them another one first.',
    }),
  },
  async (tx, { siteId }, { kindSlug, slug }) => {
    const id = await findId(tx, siteId, { kindSlug, slug })
    if (id === undefined) return null
    await tx.delete(postCategories).where(eq(postCategories.id, id))
    return { id }
  },
)

async function findId(
  tx: Transaction,
  siteId: string,
  { kindSlug, slug }: { kindSlug: string; slug: string },
) {
  const kindId = (await readKinds(tx, siteId)).idOf.get(kindSlug)
  if (kindId === undefined) return undefined
  const [row] = await tx
    .select({ id: postCategories.id })
    .from(postCategories)
    .where(
      and(
        eq(postCategories.siteId, siteId),
        eq(postCategories.kindId, kindId),
        eq(postCategories.slug, slug),
      ),
    )
  return row?.id
}
