import { and, eq, type SQL } from 'drizzle-orm'
import { mostListed } from '#schemas/most-listed.ts'
import { listAllCategories, listCategories, readCategory } from '#schemas/services/post-category.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { containsText, byIdOrSlug } from '../../database/conditions.ts'
import { nextPublication } from '../../database/current-moment.ts'
import { readCounted } from '../../database/counted-page.ts'
import type { PageAsked } from '../../database/paging.ts'
import { postCategories } from '../../database/tables/post-tables.ts'
import { categoryOrders, findCategory, selectCategories } from './category-rows.ts'
import { readKinds, requireKind } from './post-kinds.ts'

/** Categories of one kind. */
export const listCategoriesHandler = handler(
  listCategories,
  { role: 'visitor', changes: nextPublication, cached: true },
  async (tx, { siteId }, { kindSlug, search, sort, all, ...asked }) => {
    const kind = requireKind(await readKinds(tx, siteId), kindSlug)
    const page = all === true ? { page: 1, pageSize: mostListed } : asked
    const chosen = and(
      eq(postCategories.siteId, siteId),
      eq(postCategories.kindId, kind.id),
      containsText([postCategories.name], search),
    )
    return readPage(tx, page, { chosen, order: categoryOrders[sort] })
  },
)

/** Categories of every kind. */
export const listAllCategoriesHandler = handler(
  listAllCategories,
  { role: 'visitor', changes: nextPublication, cached: true },
  (tx, { siteId }, { search, ...asked }) => {
    const chosen = and(
      eq(postCategories.siteId, siteId),
      containsText([postCategories.name], search),
    )
    return readPage(tx, asked, { chosen, order: categoryOrders.title })
  },
)

async function readPage(
  tx: Transaction,
  asked: PageAsked,
  { chosen, order }: { chosen: SQL | undefined; order: SQL[] },
) {
  const { rows, pagination } = await readCounted(
    tx,
    { ...asked, counted: { from: postCategories, where: chosen } },
    (matching) =>
      selectCategories(tx, { matching })
        .where(chosen)
        .orderBy(...order),
  )
  return { items: rows, pagination }
}

/** A category of a kind, by its slug or id. */
export const readCategoryHandler = handler(
  readCategory,
  { role: 'visitor', changes: nextPublication, cached: true },
  async (tx, { siteId }, { kindSlug, slug }) => {
    const kind = requireKind(await readKinds(tx, siteId), kindSlug)
    return findCategory(
      tx,
      and(
        eq(postCategories.siteId, siteId),
        eq(postCategories.kindId, kind.id),
        byIdOrSlug(postCategories, slug),
      ),
    )
  },
)
