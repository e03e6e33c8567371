import { z } from 'zod'
import { coverAlt } from '../cover-alt.ts'
import { RowName, RowTitle, rowLanguage } from '../row-language.ts'
import { nameIdOrSlug } from '../messages.ts'
import { storedHtml } from '../stored-html.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { Slug } from '../slug.ts'
import { PostVideo } from '../post-video.ts'
import { categoryEndpoints, kindSlug, Sort, writers } from './post-category.ts'
import { eventEndpoints, EventState, PostEvent } from './post-event.ts'
import { kindEndpoints } from './post-kind.ts'
import { writtenPost } from '../written-post.ts'

/** A post in lists. `kind` is the slug of its kind, which says which of the last fields a post has. */
export const PostItem = z.object({
  ...rowLanguage,
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  kind: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  category: RowName.nullable(),
  publishedAt: z.string(),
  minutes: z.int().min(1).describe('Reading time.'),
  views: z.int().nonnegative(),
  updatedAt: z.string().optional().describe('When its content was changed last.'),
  author: z.string().nullable().optional().describe('A name to show; it is no account.'),
  event: PostEvent.nullable().optional().describe('Of kinds that carry an event.'),
  video: PostVideo.nullable().optional().describe('Of kinds that carry a video.'),
  isPublished: z.boolean().optional().describe('Only told to those who write.'),
})
export type PostItem = z.output<typeof PostItem>

/** A post on its own page. */
export const PostDetail = PostItem.extend({
  content: storedHtml(),
  ...coverAlt,
  parent: RowTitle.nullable().optional().describe('The post that opens the series of this one.'),
  parts: z.array(RowTitle).optional().describe('The series this one opens, in reading order.'),
})
export type PostDetail = z.output<typeof PostDetail>

const search = z.string().max(200).optional()
const excludeId = z.string().max(200).optional()
const { page, pageSize } = paging(10)
const named = { kindSlug, slug: z.string().min(1).max(200) }

/** The order of a list of posts; `upcoming` is that of events, those that have ended last. */
export const PostSort = z.enum([...Sort.options, 'upcoming'])
export type PostSort = z.output<typeof PostSort>

/**
 * Published posts of one kind or of all, newest first unless `sort` says otherwise; events by their time, those that
 * have ended last. `isParent` true leaves out the parts of a series, false returns parts only. Those who write find
 * drafts too, with `isPublished` false. 422 for a kind that the site does not have, 409 for a category that several have.
 */
export const listPosts = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v3/post/list',
  summary: 'Posts, by kind, words, category and state.',
  input: z.object({
    page,
    pageSize: pageSize.unwrap().optional().describe('6 for blogs and 10 for others, if not said.'),
    kindSlug: kindSlug.optional(),
    search,
    categoryId: z.string().max(200).optional().describe('An id or a slug.'),
    sort: PostSort.optional().describe('Without it `upcoming` for events, else `newest`.'),
    excludeId,
    isParent: z.stringbool().optional(),
    state: EventState.optional().describe('Only events in this state.'),
  }),
  output: listOf(PostItem),
  access: 'public',
  entities: ['post'],
  problems: ['conflict', 'refused-value'],
})

/** One post: 404 for none, 422 for an unknown kind, 409 for a slug of several kinds. Writers read drafts too. */
export const readPost = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v3/post/detail',
  summary: 'One post by its id or slug.',
  input: z
    .object({
      kindSlug: kindSlug.optional(),
      id: z.string().max(200).optional(),
      slug: z.string().max(200).optional(),
    })
    .refine((input) => input.id !== undefined || input.slug !== undefined, {
      error: nameIdOrSlug,
      path: ['slug'],
    }),
  output: PostDetail,
  access: 'public',
  entities: ['post'],
  namesItem: true,
  problems: ['conflict', 'refused-value'],
})

/** Counts one more view of a post and returns the number of its views. 404, 409 and 422 as above. */
export const viewPost = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v3/post/view',
  summary: 'Count a view of a post.',
  changes: true,
  input: z.object({ ...named, kindSlug: kindSlug.optional() }),
  output: z.object({ views: z.int().positive() }),
  access: 'public',
  entities: [],
  throttle: { times: 60, seconds: 60 },
  problems: ['conflict', 'refused-value'],
})

/**
 * Adds a post, published now unless it says otherwise; its slug is made from its title when none is given. 400
 * with the field, 422 for a kind, category or series that does not exist, for a cover that is not an address,
 * for an event or a video that is missing and for what the kind does not carry, 409 when the slug is taken, or
 * the category or series is deleted at the same time.
 */
export const createPost = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v3/post/create',
  summary: 'Add a post.',
  input: z.strictObject({
    ...z.strictObject(writtenPost).partial().shape,
    kindSlug,
    title: writtenPost.title,
    content: writtenPost.content,
    slug: Slug.optional(),
  }),
  output: PostDetail,
  access: writers,
  entities: ['post'],
  success: 201,
})

/** Changes the given fields of a post, an event or a video as a whole; its slug names it, as in `readPost`. */
export const updatePost = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v3/post/update',
  summary: 'Change a post.',
  input: z.strictObject({
    ...z.strictObject(writtenPost).partial().shape,
    ...named,
    kindSlug: kindSlug.optional(),
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
  namesItem: true,
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
  ...kindEndpoints,
  ...eventEndpoints,
  listArticles,
  readPostById,
  listAllPosts,
]
