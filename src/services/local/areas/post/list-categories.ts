import { and, eq, type SQL } from 'drizzle-orm'
import type {
  listAllCategories,
  listCategories,
  readCategory,
} from '#schemas/services/post-category.ts'
import type { Serve } from '../../../service.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { containsText, byIdOrSlug } from '../../database/conditions.ts'
import { countRows, offsetOf, type PageAsked, toPagination } from '../../database/paging.ts'
import { postCategories } from '../../database/tables/post.ts'
import { categoryOrders, findCategory, selectCategories } from './category-rows.ts'
import { readKinds } from './post-kinds.ts'

/** The most that `all` gives. */
const mostCategories = 1000

/** Categories of one kind; none of a kind that the site does not have. */
export const serveListCategories =
  (database: Database): Serve<typeof listCategories> =>
  ({ siteId }, { kindSlug, search, sort, all, ...asked }) =>
    database.transaction({ role: 'visitor', siteId }, async (tx) => {
      const kindId = (await readKinds(tx, siteId)).idOf.get(kindSlug)
      const page = all === true ? { page: 1, pageSize: mostCategories } : asked
      if (kindId === undefined) return { items: [], pagination: toPagination(page, 0) }
      const chosen = and(
        eq(postCategories.siteId, siteId),
        eq(postCategories.kindId, kindId),
        containsText([postCategories.name], search),
      )
      return readPage(tx, page, chosen, categoryOrders[sort])
    })

/** Categories of every kind. */
export const serveListAllCategories =
  (database: Database): Serve<typeof listAllCategories> =>
  ({ siteId }, { search, ...asked }) =>
    database.transaction({ role: 'visitor', siteId }, (tx) => {
      const chosen = and(
        eq(postCategories.siteId, siteId),
        containsText([postCategories.name], search),
      )
      return readPage(tx, asked, chosen, categoryOrders.title)
    })

async function readPage(tx: Transaction, asked: PageAsked, chosen: SQL | undefined, order: SQL[]) {
  const total = await countRows(tx, postCategories, chosen)
  const items = await selectCategories(tx)
    .where(chosen)
    .orderBy(...order)
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
  return { items, pagination: toPagination(asked, total) }
}

/** A category of a kind, by its slug or id. */
export const serveReadCategory =
  (database: Database): Serve<typeof readCategory> =>
  ({ siteId }, { kindSlug, slug }) =>
    database.transaction({ role: 'visitor', siteId }, async (tx) => {
      const kindId = (await readKinds(tx, siteId)).idOf.get(kindSlug)
      if (kindId === undefined) return null
      return findCategory(
        tx,
        and(
          eq(postCategories.siteId, siteId),
          eq(postCategories.kindId, kindId),
          byIdOrSlug(postCategories, slug),
        ),
      )
    })
