import { sql } from 'drizzle-orm'
import {
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
import { postCategories, postKinds } from './post-tables.ts'
import { sites } from './site-table.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Episodes. Their categories are those of the post kind `podcast`. */
export const podcasts = pgTable(
  'podcasts',
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
    description: text().notNull(),
    speakers: text().array().notNull().default([]),
    cover: text(),
    audio: text(),
    seconds: integer().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('indonesian'::regconfig, title || ' ' || summary || ' ' || description)`,
      ),
  },
  (table) => [
    unique('podcasts_site_slug').on(table.siteId, table.slug),
    foreignKey({
      columns: [table.siteId, table.kindId],
      foreignColumns: [postKinds.siteId, postKinds.id],
    }),
    foreignKey({
      columns: [table.siteId, table.kindId, table.categoryId],
      foreignColumns: [postCategories.siteId, postCategories.kindId, postCategories.id],
    }),
    index('podcasts_by_date').on(table.siteId, table.publishedAt.desc(), table.id),
    index('podcasts_by_category').on(
      table.siteId,
      table.categoryId,
      table.publishedAt.desc(),
      table.id,
    ),
  ],
)
