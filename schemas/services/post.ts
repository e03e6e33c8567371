import { z } from 'zod'
import { endpoint, listOf, paging } from '../endpoint.ts'

/** A post as lists show it. `kind` is the slug of its kind: news, blog, article. */
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

/** A post as its own page shows it. */
export const PostDetail = PostItem.extend({
  content: z.string().describe('HTML, sanitised when it was stored.'),
})
export type PostDetail = z.output<typeof PostDetail>

/** Published posts of one kind, newest first unless `sort` says otherwise. */
export const listPosts = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v3/post/list',
  summary: 'Posts of one kind.',
  input: z.object({
    ...paging(10),
    kindSlug: z.string().min(1).max(60),
    search: z.string().max(200).optional(),
    categoryId: z.string().max(200).optional(),
    sort: z.enum(['newest', 'oldest', 'popular', 'title']).default('newest'),
    excludeId: z.string().max(200).optional(),
    isParent: z.stringbool().optional(),
  }),
  output: listOf(PostItem),
  access: 'public',
  entities: ['post'],
})

/** One post by id or slug; null data and 404 when there is none. */
export const readPost = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v3/post/detail',
  summary: 'One post by its id or slug.',
  input: z
    .object({
      kindSlug: z.string().min(1).max(60),
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

/** Changes the text of a post, named by its slug in the query. */
export const updatePost = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v3/post/update',
  summary: 'Change a post.',
  input: z.object({
    slug: z.string().min(1).max(200),
    kindSlug: z.string().min(1).max(60),
    title: z.string().min(1).max(200).optional(),
    summary: z.string().max(500).optional(),
    content: z.string().max(100_000).optional(),
    cover: z.string().max(2000).nullable().optional(),
  }),
  output: PostDetail,
  access: ['superadmin', 'admin', 'writer'],
  entities: ['post'],
})
