import { and, eq, gt, or } from 'drizzle-orm'
import { writers } from '#schemas/services/post-category.ts'
import { listAllPosts } from '#schemas/services/post.ts'
import { requireAccess } from '../../../access.ts'
import { handler } from '../../calls/handler.ts'
import { currentMoment } from '../../database/current-moment.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { findCategories } from './find-categories.ts'
import { nextPostChange } from './event-columns.ts'
import { readKinds } from './post-kinds.ts'
import { emptyPage, readPage } from './post-rows.ts'

/** Posts of one kind or of all, newest first; unpublished ones for writers only. */
export const listAllPostsHandler = handler(
  listAllPosts,
  {
    role: (_, { active }) => (active ? 'visitor' : 'writer'),
    changes: nextPostChange,
    cached: 'briefly',
  },
  async (tx, { siteId, caller }, { kind: slug = '', ...input }) => {
    if (!input.active) requireAccess({ access: writers }, caller)
    const kinds = await readKinds(tx, siteId)
    const kind = kinds.bySlug.get(slug)
    const isUnknown = slug !== '' && kind === undefined
    const categories = isUnknown ? [] : await findCategories(tx, input.type, { siteId, kind })
    if (isUnknown || categories?.length === 0) return emptyPage(input)
    const chosen = and(
      eq(posts.siteId, siteId),
      kind && eq(posts.kindId, kind.id),
      inCategories(categories),
      input.active ? undefined : isWaiting,
    )
    return readPage(tx, kinds, { ...input, chosen, sort: 'newest' })
  },
)

const inCategories = (categories: { id: string }[] | undefined) =>
  categories && or(...categories.map(({ id }) => eq(posts.categoryId, id)))

/** Not published, or not yet. */
const isWaiting = or(eq(posts.isPublished, false), gt(posts.publishedAt, currentMoment))
