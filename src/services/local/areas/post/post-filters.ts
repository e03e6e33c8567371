import { isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { byIdOrSlug } from '../../database/conditions.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { eventStates } from './event-columns.ts'
import { isNamed } from './find-categories.ts'

/** What a list of posts is narrowed by besides kind, category and words. */
export interface PostFilters {
  excludeId?: string | undefined
  isParent?: boolean | undefined
  state?: keyof typeof eventStates | undefined
}

/** The conditions of the filters that are set. */
export const filtersOf = ({ excludeId, isParent, state }: PostFilters): (SQL | undefined)[] => [
  isNamed(excludeId) ? not(byIdOrSlug(posts, excludeId)) : undefined,
  isPart(isParent),
  state && sql`${eventStates[state]}`,
]

function isPart(isParent: boolean | undefined): SQL | undefined {
  if (isParent === undefined) return undefined
  return isParent ? isNull(posts.parentId) : isNotNull(posts.parentId)
}
