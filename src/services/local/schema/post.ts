import { sql } from 'drizzle-orm'
import {
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
import { sites } from './site.ts'

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
    foreignKey({
      columns: [table.siteId, table.kindId],
      foreignColumns: [postKinds.siteId, postKinds.id],
    }),
    foreignKey({
      columns: [table.siteId, table.kindId, table.categoryId],
      foreignColumns: [postCategories.siteId, postCategories.kindId, postCategories.id],
    }),
    index('posts_listed').on(table.siteId, table.kindId, table.publishedAt),
    index('posts_category').on(table.siteId, table.categoryId),
    index('posts_words').using('gin', table.words),
  ],
)
