import { z } from 'zod'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { Slug } from '../slug.ts'
import { categoryEndpoints, kindSlug, Sort, writers } from './post-category.ts'

/** A post in lists. `kind` is the slug of its kind: news, blog, article. */
export const PostItem = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  kind: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  category: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  publishedAt: z.string(),
  minutes: z.int().min(1).describe('Reading time.'),
  views: z.int().nonnegative(),
})
export type PostItem = z.output<typeof PostItem>

const SeriesEntry = z.object({ id: z.string(), title: z.string(), slug: z.string() })

/** A post on its own page. */
export const PostDetail = PostItem.extend({
  content: z.string().describe('HTML, sanitised when it was stored.'),
  parent: SeriesEntry.nullable().optional().describe('The post that opens the series of this one.'),
  parts: z.array(SeriesEntry).optional().describe('The series this one opens, in reading order.'),
  isPublished: z.boolean().optional().describe('Only told to those who write.'),
})
export type PostDetail = z.output<typeof PostDetail>

const search = z.string().max(200).optional()
const excludeId = z.string().max(200).optional()
const { page, pageSize } = paging(10)
const named = { kindSlug, slug: z.string().min(1).max(200) }

/**
 * Published posts of one kind, newest first unless `sort` says otherwise. `isParent` true leaves out the parts
 * of a series, false returns parts only. 400 without a kind, or for an invalid filter.
 */
export const listPosts = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v3/post/list',
  summary: 'Posts of one kind.',
  input: z.object({
    page,
    pageSize: pageSize.unwrap().optional().describe('6 for blogs and 10 for others, if not said.'),
    kindSlug,
    search,
    categoryId: z.string().max(200).optional().describe('An id or a slug.'),
    sort: Sort.default('newest'),
    excludeId,
    isParent: z.stringbool().optional(),
  }),
  output: listOf(PostItem),
  access: 'public',
  entities: ['post'],
})

/** One post by id or slug; 404 when there is none. Writers also read unpublished posts. */
export const readPost = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v3/post/detail',
  summary: 'One post by its id or slug.',
  input: z
    .object({
      kindSlug,
      id: z.string().max(200).optional(),
      slug: z.string().max(200).optional(),
    })
    .refine((input) => input.id !== undefined || input.slug !== undefined, {
      error: 'id or slug is needed',
      path: ['slug'],
    }),
  output: PostDetail,
  access: 'public',
  entities: ['post'],
})

/** Counts one more view of a post and returns the number of its views. 404 when there is none. */
export const viewPost = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v3/post/view',
  summary: 'Count a view of a post.',
  changes: true,
  input: z.object(named),
  output: z.object({ views: z.int().positive() }),
  access: 'public',
  entities: [],
  throttle: { times: 60, seconds: 60 },
})

/** Other years are not dates of PostgreSQL, or are read as those of another century. */
function hasFourDigits(time: string): boolean {
  const year = new Date(time).getUTCFullYear()
  return year >= 1000 && year <= 9999
}

/** The fields that a writer sets; those of the server, such as views, are not among them. */
const written = {
  title: z.string().trim().min(1).max(200),
  summary: z.string().max(500),
  content: z.string().max(100_000).describe('HTML; what could run is taken out.'),
  cover: z.string().max(2000).nullable(),
  categoryId: z.string().max(200).nullable().describe('An id or a slug of the same kind.'),
  parentId: z.string().max(200).nullable().describe('The post that opens the series: id or slug.'),
  isPublished: z.boolean(),
  publishedAt: z.iso
    .datetime({ offset: true })
    .refine(hasFourDigits, 'must be of a year from 1000 to 9999'),
}

/**
 * Adds a post, published now unless it says otherwise; its slug is made from its title when none is given. 400
 * with the field, 422 for a kind, category or series that does not exist and for a cover that is not an
 * address, 409 when the slug is taken, or the category or series is deleted at the same time.
 */
export const createPost = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v3/post/create',
  summary: 'Add a post.',
  input: z.strictObject({
    ...z.strictObject(written).partial().shape,
    kindSlug,
    title: written.title,
    content: written.content,
    slug: Slug.optional(),
  }),
  output: PostDetail,
  access: writers,
  entities: ['post'],
  success: 201,
})

/**
 * Changes the given fields of a post, which its slug in the query names. 404 when there is none, 409 and 422 as
 * above.
 */
export const updatePost = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v3/post/update',
  summary: 'Change a post.',
  input: z.strictObject({
    ...z.strictObject(written).partial().shape,
    ...named,
    newSlug: Slug.optional(),
  }),
  output: PostDetail,
  access: writers,
  entities: ['post'],
})

/** Removes a post; the parts of its series become posts of their own. 404 when there is none. */
export const deletePost = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v3/post/delete',
  summary: 'Remove a post.',
  input: z.strictObject(named),
  output: z.object({ id: z.string() }),
  access: writers,
  entities: ['post'],
})

/** Published articles, newest first. */
export const listArticles = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/post/article/list',
  summary: 'Articles, by words and category.',
  input: z.object({
    page,
    pageSize,
    search,
    categorySlug: z.string().max(200).optional().describe('A slug or an id.'),
    excludeId,
  }),
  output: listOf(PostItem),
  access: 'public',
  entities: ['post'],
})

/** One post of any kind by its id; 404 when there is none. */
export const readPostById = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/post/detail',
  summary: 'One post by its id.',
  input: z.object({ id: z.uuid() }),
  output: PostDetail,
  access: 'public',
  entities: ['post'],
})

/**
 * Posts of one kind or of all, newest first; `type` is the slug of a category. `active` false returns
 * unpublished ones, for writers: 401 and 403 for others.
 */
export const listAllPosts = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/post/list',
  summary: 'Posts of every kind.',
  input: z.object({
    page,
    pageSize,
    kind: z.string().max(60).optional(),
    type: z.string().max(200).optional(),
    active: z.stringbool().default(true),
  }),
  output: listOf(PostItem),
  access: 'public',
  entities: ['post'],
})

/** The endpoints of this area. */
export const postEndpoints = [
  listPosts,
  readPost,
  viewPost,
  createPost,
  updatePost,
  deletePost,
  ...categoryEndpoints,
  listArticles,
  readPostById,
  listAllPosts,
]
