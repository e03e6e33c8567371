import { z } from 'zod'
import { asKind, line, rowId } from '../manage/fields.ts'
import { callsOfArea, contentWriters, editors, managedArea } from '../manage/managed-area.ts'
import { Slug } from '../slug.ts'
import { kindSlug } from './post-category.ts'
import { Carried, shortName } from './post-kind.ts'
import { writtenPost } from '../written-post.ts'

/** Posts of every kind, with the event or the video that their kind carries. */
export const managedPosts = managedArea({
  name: 'post',
  noun: 'a post',
  plural: 'posts',
  access: contentWriters,
  entities: ['post'],
  fields: z.strictObject({
    ...writtenPost,
    content: asKind(writtenPost.content, 'html'),
    cover: asKind(writtenPost.cover, 'picture'),
    publishedAt: asKind(writtenPost.publishedAt, 'moment'),
    slug: Slug.describe('Unique in its kind.'),
    kindSlug: kindSlug.describe('The kind of a new post; it stays the same afterwards.'),
    event: writtenPost.event.nullable(),
    video: writtenPost.video.nullable(),
  }),
  optional: {
    slug: undefined,
    summary: undefined,
    cover: undefined,
    coverAlt: undefined,
    categoryId: undefined,
    parentId: undefined,
    isPublished: undefined,
    publishedAt: undefined,
    author: undefined,
    event: undefined,
    video: undefined,
  },
  narrowing: ['kindId', 'categoryId', 'parentId'],
  sources: {
    kindSlug: { kinds: 'slug' },
    categoryId: { area: 'category', kindField: 'kindSlug' },
    parentId: { area: 'post' },
  },
  carried: { event: 'event', video: 'video', parentId: 'series', author: 'author' },
  fixed: ['kindSlug'],
  sorts: ['newest', 'oldest', 'name'],
})

/** Categories of posts and of episodes, each of one kind. */
export const managedCategories = managedArea({
  name: 'category',
  noun: 'a category',
  plural: 'categories',
  access: contentWriters,
  entities: ['post', 'podcast'],
  texts: 'category',
  fields: z.strictObject({ kindId: rowId(), slug: Slug, name: line(shortName) }),
  optional: { slug: undefined },
  narrowing: ['kindId'],
  sources: { kindId: { kinds: 'id' } },
  sorts: ['name', 'newest', 'oldest'],
})

/** Kinds of post. */
export const managedKinds = managedArea({
  name: 'kind',
  noun: 'a kind of post',
  plural: 'kinds of post',
  access: editors,
  entities: ['post'],
  fields: z.strictObject({
    slug: Slug.max(60),
    names: z.strictObject({ id: line(shortName), en: line(shortName) }),
    carries: z.array(Carried).max(Carried.options.length),
  }),
  optional: { carries: [] },
  sorts: ['name'],
})

export const managePostsEndpoints = [managedPosts, managedCategories, managedKinds].flatMap(
  callsOfArea,
)
