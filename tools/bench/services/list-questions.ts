import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import { listClasses } from '#schemas/services/class.ts'
import { listCategories } from '#schemas/services/post-category.ts'
import { listPosts } from '#schemas/services/post.ts'
import { searchSite } from '#schemas/services/search.ts'
import { type MadeCall, toCall } from './calls.ts'

/** A question of visitors to one large site, and the goals of its 99th percentile in milliseconds. */
interface Question {
  name: string
  call: MadeCall
  goal?: Record<string, number>
}

const question = <E extends Endpoint>(
  name: string,
  endpoint: E,
  { goal, ...input }: z.input<E['input']> & { goal?: Record<string, number> },
): Question => ({ name, call: toCall(1, endpoint, input), ...(goal && { goal }) })

const list = { PostgreSQL: 60, PGlite: 180 }
const hit = { PostgreSQL: 350, PGlite: 750 }
const noHit = { PostgreSQL: 40, PGlite: 60 }

/** Questions that visitors ask, of the first of the generated sites. */
export const questions: Question[] = [
  question('posts, page 1', listPosts, { kindSlug: 'article', goal: list }),
  question('posts, page 100', listPosts, { kindSlug: 'article', page: 100, goal: list }),
  question('posts, search, hit', listPosts, { search: 'perpustakaan', goal: hit }),
  question('posts, search, rare', listPosts, { search: 'mercusuar', goal: hit }),
  question('posts, search, no hit', listPosts, { search: 'zebrakuda', goal: noHit }),
  question('posts, parts of series', listPosts, { kindSlug: 'news', isParent: 'false' }),
  question('posts but one', listPosts, { kindSlug: 'news', excludeId: 'tulisan-4' }),
  question('posts, popular', listPosts, { sort: 'popular' }),
  question('posts, upcoming', listPosts, { sort: 'upcoming' }),
  question('categories', listCategories, { kindSlug: 'news' }),
  question('classes', listClasses, {}),
  question('classes, search', listClasses, { search: 'kopi' }),
  question('site search, hit', searchSite, { search: 'menulis perpustakaan' }),
  question('site search, no hit', searchSite, { search: 'zebrakuda mercusuwar' }),
]
