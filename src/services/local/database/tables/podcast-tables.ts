import { sql } from 'drizzle-orm'
import { boolean, customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from './text-columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Episodes. Their categories are those of the post kind `podcast`. */
export const podcasts = pgTable('podcasts', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
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
  words: tsvector().notNull().generatedAlwaysAs(sql.empty()),
  isPublished: boolean('is_published').notNull().default(true),
})
