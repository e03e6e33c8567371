import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { sites } from './site-table.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Kinds of post: news, blog, article. A slug of a category or a post counts within its kind. */
export const postKinds = pgTable(
  'post_kinds',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    slug: text().notNull(),
    name: text().notNull(),
  },
  (table) => [
    unique('post_kinds_site_slug').on(table.siteId, table.slug),
    unique('post_kinds_site_id').on(table.siteId, table.id),
  ],
)

/** Categories of one kind of post. */
export const postCategories = pgTable(
  'post_categories',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    kindId: uuid('kind_id').notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('post_categories_kind_slug').on(table.siteId, table.kindId, table.slug),
    unique('post_categories_kind_id').on(table.siteId, table.kindId, table.id),
    foreignKey({
      columns: [table.siteId, table.kindId],
      foreignColumns: [postKinds.siteId, postKinds.id],
    }),
  ],
)

/** Posts. `content` is sanitised HTML; `minutes` and `words` follow from it when it is stored. */
export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
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
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('indonesian'::regconfig, title || ' ' || summary || ' ' || content)`,
      ),
  },
  (table) => [
    unique('posts_kind_slug').on(table.siteId, table.kindId, table.slug),
    unique('posts_kind_id').on(table.siteId, table.kindId, table.id),
    foreignKey({
      columns: [table.siteId, table.kindId],
      foreignColumns: [postKinds.siteId, postKinds.id],
    }),
    foreignKey({
      columns: [table.siteId, table.kindId, table.categoryId],
      foreignColumns: [postCategories.siteId, postCategories.kindId, postCategories.id],
    }),
    foreignKey({
      columns: [table.siteId, table.kindId, table.parentId],
      foreignColumns: [table.siteId, table.kindId, table.id],
    }),
    index('posts_by_date').on(table.siteId, table.kindId, table.publishedAt.desc(), table.id),
    index('posts_by_views').on(
      table.siteId,
      table.kindId,
      table.views.desc(),
      table.publishedAt.desc(),
      table.id,
    ),
    index('posts_by_title').on(table.siteId, table.kindId, table.title, table.id),
    index('posts_by_category').on(
      table.siteId,
      table.categoryId,
      table.publishedAt.desc(),
      table.id,
    ),
    index('posts_of_site').on(table.siteId, table.publishedAt.desc(), table.id),
    index('posts_parts').on(table.siteId, table.parentId, table.publishedAt),
    index('posts_words').using('gin', table.words),
  ],
)

/** Views that were not yet added to their posts, a row each. */
export const postViews = pgTable(
  'post_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: text('site_id').notNull(),
    postId: uuid('post_id').notNull(),
  },
  (table) => [index('post_views_post').on(table.siteId, table.postId)],
)
