import { z } from 'zod'
import { rowLanguage } from '../row-language.ts'
import { type Access, endpoint, listOf, paging } from '../endpoint.ts'
import { Slug } from '../slug.ts'
import { shortName } from './post-kind.ts'

/** The kinds of accounts that write posts and categories. */
export const writers: Access = ['superadmin', 'admin', 'writer']

/** The slug of a kind of post, as `v3/post/kind/list` gives it: `news`, `event`. */
export const kindSlug = z.string().min(1).max(60)

/** A category of one kind of post. */
export const PostCategory = z.object({
  ...rowLanguage,
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  kind: z.string(),
  postCount: z.int().nonnegative().describe('Published posts and episodes, up to 1,000.'),
})
export type PostCategory = z.output<typeof PostCategory>

/** The order of a list; `popular` is by the number of posts or views. */
export const Sort = z.enum(['newest', 'oldest', 'popular', 'title'])
export type Sort = z.output<typeof Sort>

const named = { kindSlug, slug: z.string().min(1).max(200) }

/**
 * Categories of one kind by name, unless `sort` says otherwise; `all` returns them in one page. 422 for a kind
 * that the site does not have.
 */
export const listCategories = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v3/post/kind/category/list',
  summary: 'Categories of one kind of post.',
  input: z.object({
    ...paging(10),
    kindSlug,
    search: z.string().max(200).optional(),
    sort: Sort.default('title'),
    all: z.stringbool().optional(),
  }),
  output: listOf(PostCategory),
  access: 'public',
  entities: ['post', 'podcast'],
  problems: ['refused-value'],
})

/** One category by its slug or id; 404 when there is none, 422 for a kind that the site does not have. */
export const readCategory = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v3/post/kind/category/detail',
  summary: 'One category.',
  input: z.object(named),
  output: PostCategory,
  access: 'public',
  entities: ['post', 'podcast'],
  problems: ['refused-value'],
})

const name = z.string().trim().min(1).max(shortName)

/** Adds a category; its slug is made from its name when none is given. 409 when the slug is taken. */
export const createCategory = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v3/post/kind/category/create',
  summary: 'Add a category.',
  input: z.strictObject({ kindSlug, name, slug: Slug.optional() }),
  output: PostCategory,
  access: writers,
  entities: ['post', 'podcast'],
  success: 201,
})

/**
 * Changes the given fields of a category, which `slug` names; without `kindSlug` it must be unique in the site.
 * 404 when there is none, 409 for a taken slug and for one that several kinds have.
 */
export const updateCategory = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v3/post/kind/category/update',
  summary: 'Change a category.',
  input: z.strictObject({
    ...named,
    kindSlug: kindSlug.optional(),
    name: name.optional(),
    newSlug: Slug.optional(),
  }),
  output: PostCategory,
  access: writers,
  entities: ['post', 'podcast'],
})

/** Removes a category. 404 when there is none, 409 as long as posts or episodes use it. */
export const deleteCategory = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v3/post/kind/category/delete',
  summary: 'Remove a category.',
  input: z.strictObject(named),
  output: z.object({ id: z.string() }),
  access: writers,
  entities: ['post', 'podcast'],
})

/** Categories of every kind by name. */
export const listAllCategories = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v2/post/category',
  summary: 'Categories of every kind of post.',
  input: z.object({ ...paging(10), search: z.string().max(200).optional() }),
  output: listOf(PostCategory),
  access: 'public',
  entities: ['post', 'podcast'],
})

/** The endpoints of categories. */
export const categoryEndpoints = [
  listCategories,
  readCategory,
  createCategory,
  updateCategory,
  deleteCategory,
  listAllCategories,
]
