import { and, asc, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { type Sort } from '#schemas/services/post-category.ts'
import { listAllPosts, listArticles, listPosts } from '#schemas/services/post.ts'
import { writers } from '#schemas/services/post-category.ts'
import { requireAccess } from '../../../access.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { containsText, byIdOrSlug } from '../../database/conditions.ts'
import { type PageAsked, toPagination } from '../../database/paging.ts'
import { postCategories, posts } from '../../database/tables/post-tables.ts'
import { readKinds } from './post-kinds.ts'
import { readPage } from './post-rows.ts'

// Each is the order of an index, forwards or backwards.
const orders: Record<Sort, SQL[]> = {
  newest: [desc(posts.publishedAt), asc(posts.id)],
  oldest: [asc(posts.publishedAt), desc(posts.id)],
  popular: [desc(posts.views), desc(posts.publishedAt), asc(posts.id)],
  title: [asc(posts.title), asc(posts.id)],
}

/** Six blogs fill the rows of their grid; other kinds are listed by ten. */
const sizeOf = (kind: string) => (kind === 'blog' ? 6 : 10)

/** Published posts of one kind that match every filter; none of a kind that the site does not have. */
export const listPostsHandler = handler(
  listPosts,
  { role: 'visitor' },
  (tx, { siteId }, { pageSize, sort, ...input }) => {
    const asked = { page: input.page, pageSize: pageSize ?? sizeOf(input.kindSlug) }
    return listOfKind(tx, siteId, { ...input, ...asked, order: orders[sort] })
  },
)

/** Published articles that match every filter. */
export const listArticlesHandler = handler(
  listArticles,
  { role: 'visitor' },
  (tx, { siteId }, { categorySlug, ...input }) =>
    listOfKind(tx, siteId, {
      ...input,
      kindSlug: 'article',
      categoryId: categorySlug,
      order: orders.newest,
    }),
)

interface Filters extends PageAsked {
  kindSlug: string
  search?: string | undefined
  categoryId?: string | undefined
  excludeId?: string | undefined
  isParent?: boolean | undefined
  order: SQL[]
}

async function listOfKind(tx: Transaction, siteId: string, asked: Filters) {
  const kinds = await readKinds(tx, siteId)
  const kindId = kinds.idOf.get(asked.kindSlug)
  const category =
    kindId === undefined ? [] : await findCategories(tx, asked.categoryId, { siteId, kindId })
  if (kindId === undefined || category?.length === 0) return emptyPage(asked)
  const chosen = and(
    eq(posts.siteId, siteId),
    eq(posts.kindId, kindId),
    inCategories(category),
    asked.excludeId === undefined ? undefined : not(byIdOrSlug(posts, asked.excludeId)),
    matchesSearch(asked.search),
    isPart(asked.isParent),
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

/** The ids of the categories with this name, at most one of each kind; undefined when no name is given. */
async function findCategories(
  tx: Transaction,
  name: string | undefined,
  { siteId, kindId }: { siteId: string; kindId: string | undefined },
): Promise<string[] | undefined> {
  if (name === undefined || name === '') return undefined
  const rows = await tx
    .select({ id: postCategories.id })
    .from(postCategories)
    .where(
      and(
        eq(postCategories.siteId, siteId),
        kindId === undefined ? undefined : eq(postCategories.kindId, kindId),
        byIdOrSlug(postCategories, name),
      ),
    )
  return rows.map(({ id }) => id)
}

const inCategories = (categories: string[] | undefined) =>
  categories && or(...categories.map((id) => eq(posts.categoryId, id)))

const emptyPage = (asked: PageAsked) => ({ items: [], pagination: toPagination(asked, 0) })

/** Posts of one kind or of all, newest first; unpublished ones for writers only. */
export const listAllPostsHandler = handler(
  listAllPosts,
  { role: (_, { active }) => (active ? 'visitor' : 'writer') },
  async (tx, { siteId, caller }, { kind = '', ...input }) => {
    if (!input.active) requireAccess({ access: writers }, caller)
    const kinds = await readKinds(tx, siteId)
    const kindId = kinds.idOf.get(kind)
    const isUnknown = kind !== '' && kindId === undefined
    const categories = isUnknown ? [] : await findCategories(tx, input.type, { siteId, kindId })
    if (isUnknown || categories?.length === 0) return emptyPage(input)
    const chosen = and(
      eq(posts.siteId, siteId),
      kindId === undefined ? undefined : eq(posts.kindId, kindId),
      inCategories(categories),
      input.active ? undefined : isWaiting,
    )
    return readPage(tx, kinds, { ...input, chosen, order: orders.newest })
  },
)

/** Not published, or not yet. */
const isWaiting = or(eq(posts.isPublished, false), sql`${posts.publishedAt} > now()`)
