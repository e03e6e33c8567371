import { and, asc, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { listArticles, listPosts, type PostSort } from '#schemas/services/post.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { containsText, byIdOrSlug } from '../../database/conditions.ts'
import { type PageAsked, toPagination } from '../../database/paging.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { findCategories, isNamed } from './find-categories.ts'
import { eventStates, nextPostChange } from './event-columns.ts'
import {
  findKind,
  type Kind,
  type Kinds,
  readKinds,
  requireKind,
  requireOneKind,
} from './post-kinds.ts'
import { readPage, withPublication } from './post-rows.ts'
import { isWriter, roleOf } from './writer-role.ts'

/** Those that have not ended, by their start, then the others by their end, the latest first. */
const upcoming = [
  sql`${eventStates.ended}`,
  sql`case when not ${eventStates.ended} then ${posts.eventStartsAt} end`,
  sql`${posts.eventEndsAt} desc nulls last`,
]

/** Each order of a list of posts; but for the last it is that of an index, forwards or backwards. */
export const orders: Record<PostSort, SQL[]> = {
  newest: [desc(posts.publishedAt), asc(posts.id)],
  oldest: [asc(posts.publishedAt), desc(posts.id)],
  popular: [desc(posts.views), desc(posts.publishedAt), asc(posts.id)],
  title: [asc(posts.title), asc(posts.id)],
  upcoming: [...upcoming, desc(posts.publishedAt), asc(posts.id)],
}

/** Six blogs fill the rows of their grid; other kinds are listed by ten. */
const sizeOf = (kind: string | undefined) => (kind === 'blog' ? 6 : 10)

/** Published posts that match every filter, of one kind if one is named; for those who write drafts as well. */
export const listPostsHandler = handler(
  listPosts,
  { role: roleOf, changes: nextPostChange, cached: 'briefly' },
  async (tx, context, { kindSlug, pageSize, sort, ...input }) => {
    const { siteId } = context
    const kinds = await readKinds(tx, siteId)
    const kind = findKind(kinds, kindSlug)
    const usual = kind?.carries.includes('event') ? 'upcoming' : 'newest'
    const list = await listOfKind(
      tx,
      { siteId, kinds },
      {
        ...input,
        kind,
        pageSize: pageSize ?? sizeOf(kindSlug),
        order: orders[sort ?? usual],
      },
    )
    return isWriter(context) ? { ...list, items: await withPublication(tx, list.items) } : list
  },
)

/** Published articles that match every filter. */
export const listArticlesHandler = handler(
  listArticles,
  { role: 'visitor', changes: nextPostChange, cached: 'briefly' },
  async (tx, { siteId }, { categorySlug, ...input }) => {
    const kinds = await readKinds(tx, siteId)
    const kind = requireKind(kinds, 'article')
    return listOfKind(
      tx,
      { siteId, kinds },
      {
        ...input,
        kind,
        categoryId: categorySlug,
        order: orders.newest,
      },
    )
  },
)

interface SiteKinds {
  siteId: string
  kinds: Kinds
}

interface Filters extends PageAsked {
  kind: Kind | undefined
  search?: string | undefined
  categoryId?: string | undefined
  excludeId?: string | undefined
  isParent?: boolean | undefined
  state?: keyof typeof eventStates | undefined
  order: SQL[]
}

async function listOfKind(tx: Transaction, { siteId, kinds }: SiteKinds, asked: Filters) {
  const { kind } = asked
  const categories = await findCategories(tx, asked.categoryId, { siteId, kind })
  if (categories?.length === 0) return emptyPage(asked)
  const category = categories && requireOneKind(kinds, categories)
  const chosen = and(
    eq(posts.siteId, siteId),
    kind && eq(posts.kindId, kind.id),
    category && eq(posts.categoryId, category.id),
    isNamed(asked.excludeId) ? not(byIdOrSlug(posts, asked.excludeId)) : undefined,
    matchesSearch(asked.search),
    isPart(asked.isParent),
    asked.state && sql`${eventStates[asked.state]}`,
  )
  return readPage(tx, kinds, { ...asked, chosen })
}

function isPart(isParent: boolean | undefined): SQL | undefined {
  if (isParent === undefined) return undefined
  return isParent ? isNull(posts.parentId) : isNotNull(posts.parentId)
}

/** Matches words by their Indonesian stems anywhere, or the exact text in title and summary. */
function matchesSearch(search: string | undefined): SQL | undefined {
  const typed = containsText([posts.title, posts.summary], search)
  if (typed === undefined) return undefined
  const query = sql`websearch_to_tsquery('indonesian', ${search})`
  return or(sql`${posts.id} in (select tenun_find_posts(${query}))`, typed)
}

/** A page of a list in which nothing matches. */
export const emptyPage = (asked: PageAsked) => ({ items: [], pagination: toPagination(asked, 0) })
