import { and, eq } from 'drizzle-orm'
import { createCategory, deleteCategory, updateCategory } from '#schemas/services/post-category.ts'
import { toConflictError } from '../../database/conflict-error.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { postCategories } from '../../database/tables/post-tables.ts'
import { deleteRow } from '../../records/delete-row.ts'
import type { SnapshotTables } from '../../records/row-snapshot.ts'
import { recordChange } from '../../records/record-change.ts'
import { toSlug } from '../../text/to-slug.ts'
import { findCategory, writerPostCount } from './category-rows.ts'
import { findKind, readKinds, requireKind, requireOneKind } from './post-kinds.ts'

/** The area of categories in the record of changes. */
const area = 'category'

/** A category is deleted alone: posts and episodes that use it keep it from that. */
export const categorySnapshot: SnapshotTables = { table: 'post_categories' }

const isTaken = (field: string) => ({
  taken: { field, message: 'Another category of this kind has this slug. Choose another.' },
})

/** Inserts a category and returns it as stored. */
export const createCategoryHandler = handler(
  createCategory,
  { role: 'writer', toError: toConflictError(isTaken('slug')) },
  async (tx, context, { kindSlug, name, slug }) => {
    const { siteId } = context
    const { id: kindId } = requireKind(await readKinds(tx, siteId), kindSlug)
    const [row] = await tx
      .insert(postCategories)
      .values({
        siteId,
        kindId,
        name,
        slug: slug ?? (await freeSlug(tx, { siteId, kindId }, name)),
      })
      .returning({ id: postCategories.id })
    const itemId = row?.id ?? ''
    await recordChange(tx, context, { area, itemId, name, event: 'created' })
    return findCategory(tx, eq(postCategories.id, itemId), writerPostCount)
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
  async (tx, context, { kindSlug, slug, name, newSlug }) => {
    const found = await findOne(tx, context.siteId, { kindSlug, slug })
    if (found === undefined) return null
    const { id } = found
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(newSlug === undefined ? {} : { slug: newSlug }),
    }
    const isSame = eq(postCategories.id, id)
    if (Object.keys(changes).length > 0) {
      await tx.update(postCategories).set(changes).where(isSame)
      const item = { area, itemId: id, name: name ?? found.name }
      await recordChange(tx, context, { ...item, event: 'updated', fields: Object.keys(changes) })
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
  async (tx, context, { kindSlug, slug }) => {
    const found = await findOne(tx, context.siteId, { kindSlug, slug })
    if (found === undefined) return null
    const { id, name } = found
    await deleteRow(tx, context, { area, itemId: id, name, snapshot: categorySnapshot })
    return { id }
  },
)

async function findOne(
  tx: Transaction,
  siteId: string,
  { kindSlug, slug }: { kindSlug?: string | undefined; slug: string },
) {
  const kinds = await readKinds(tx, siteId)
  const kind = findKind(kinds, kindSlug)
  const rows = await tx
    .select({
      id: postCategories.id,
      name: postCategories.name,
      kindId: postCategories.kindId,
    })
    .from(postCategories)
    .where(
      and(
        eq(postCategories.siteId, siteId),
        kind && eq(postCategories.kindId, kind.id),
        eq(postCategories.slug, slug),
      ),
    )
  return requireOneKind(kinds, rows)
}
