import { asc, desc, gt, isNull, lte, type SQL } from 'drizzle-orm'
import type { PostSort } from '#schemas/services/post.ts'
import { currentMoment } from '../../database/current-moment.ts'
import { posts } from '../../database/tables/post-tables.ts'

/** Posts that come together in an order, and how they are ordered. */
interface PostGroup {
  of: SQL
  order: SQL[]
}

/**
 * The order `upcoming`: events that have not ended by their start, the others by their end, the latest first, then posts
 * without an event.
 */
export const upcomingGroups: readonly PostGroup[] = [
  {
    of: gt(posts.eventEndsAt, currentMoment),
    order: [asc(posts.eventStartsAt), asc(posts.id)],
  },
  {
    of: lte(posts.eventEndsAt, currentMoment),
    order: [desc(posts.eventEndsAt), asc(posts.id)],
  },
  { of: isNull(posts.eventEndsAt), order: [desc(posts.publishedAt), asc(posts.id)] },
]

/** Each other order of a list of posts: that of an index, forwards or backwards. */
export const orders: Record<Exclude<PostSort, 'upcoming'>, SQL[]> = {
  newest: [desc(posts.publishedAt), asc(posts.id)],
  oldest: [asc(posts.publishedAt), desc(posts.id)],
  popular: [desc(posts.views), desc(posts.publishedAt), asc(posts.id)],
  title: [asc(posts.title), asc(posts.id)],
}
