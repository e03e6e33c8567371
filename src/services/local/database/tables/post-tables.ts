import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Kinds of post: news, blog, article. A slug of a category or a post counts within its kind. */
export const postKinds = pgTable('post_kinds', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  slug: text().notNull(),
  name: text().notNull(),
})

/** Categories of one kind of post. */
export const postCategories = pgTable('post_categories', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  kindId: uuid('kind_id').notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Posts. `content` is sanitised HTML; `minutes` and `words` are derived from it when it is stored. */
export const posts = pgTable('posts', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  kindId: uuid('kind_id').notNull(),
  categoryId: uuid('category_id'),
  /** The post that opens the series of which this one is a part. */
  parentId: uuid('parent_id'),
  slug: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  content: text().notNull(),
  cover: text(),
  isPublished: boolean('is_published').notNull().default(true),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  minutes: integer().notNull(),
  views: integer().notNull().default(0),
  words: tsvector().notNull().generatedAlwaysAs(sql.empty()),
})

/** Views that were not yet added to their posts, a row each. */
export const postViews = pgTable('post_views', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  siteId: text('site_id').notNull(),
  postId: uuid('post_id').notNull(),
})
