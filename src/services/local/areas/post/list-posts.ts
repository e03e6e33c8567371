import { listArticles, listPosts } from '#schemas/services/post.ts'
import { handler } from '../../calls/handler.ts'
import { nextPostChange } from './event-columns.ts'
import { findKind, readKinds, requireKind } from './post-kinds.ts'
import { withPublication } from './post-rows.ts'
import { listOfKind } from './posts-of-kind.ts'
import { isWriter, roleOf } from './writer-role.ts'

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
        sort: sort ?? usual,
        isDraftToo: isWriter(context),
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
        sort: 'newest',
      },
    )
  },
)
