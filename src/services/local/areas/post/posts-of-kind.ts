import { and, eq, type SQL } from 'drizzle-orm'
import type { PostSort } from '#schemas/services/post.ts'
import type { Transaction } from '../../database/database.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { PageAsked } from '../../database/paging.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { withMore } from '../../text/find-by-words.ts'
import { findCategories, isNamed } from './find-categories.ts'
import { findNewest, findPage, hasWords } from './find-page.ts'
import { type Kind, type Kinds, requireOneKind } from './post-kinds.ts'
import { filtersOf, type PostFilters } from './post-filters.ts'
import { emptyPage, readFound, readPage } from './post-rows.ts'

interface SiteKinds {
  siteId: string
  kinds: Kinds
}

interface Filters extends PageAsked, PostFilters {
  kind: Kind | undefined
  search?: string | undefined
  categoryId?: string | undefined
  sort: PostSort
  /** The caller writes posts, and finds drafts. */
  isDraftToo?: boolean
}

/** A page of the posts that match every filter; by their words where some are searched. */
export async function listOfKind(tx: Transaction, { siteId, kinds }: SiteKinds, asked: Filters) {
  const { kind, search = '', isParent, sort, isDraftToo } = asked
  const categories = await findCategories(tx, asked.categoryId, { siteId, kind })
  if (categories?.length === 0) return emptyPage(asked)
  const category = categories && requireOneKind(kinds, categories)
  const chosen = and(
    eq(posts.siteId, siteId),
    kind && eq(posts.kindId, kind.id),
    category && eq(posts.categoryId, category.id),
    ...filtersOf(asked),
  )
  const list = (found?: SQL) => readPage(tx, kinds, { ...asked, chosen: and(chosen, found) })
  if (search.trim() === '') return list()
  if (isDraftToo) return list(hasWords(search))
  const within = { kindId: kind?.id, categoryId: category?.id, isParent, sort }
  if (isNamed(asked.excludeId) || asked.state !== undefined || sort === 'upcoming') {
    const found = await findNewest(tx, search, within)
    return withMore(await list(isOneOf(posts.id, found.ids)), found.total.isMore)
  }
  return readFound(tx, kinds, {
    ...asked,
    found: await findPage(tx, search, { ...asked, ...within }),
  })
}
