import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from './text-columns.ts'
import { wordsColumns } from './words-columns.ts'

/** Episodes. Their categories are those of the post kind `podcast`. */
export const podcasts = pgTable('podcasts', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  ...wordsColumns,
  kindId: uuid('kind_id').notNull(),
  categoryId: uuid('category_id'),
  slug: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  description: text().notNull(),
  speakers: text().array().notNull().default([]),
  cover: text(),
  coverAlt: text('cover_alt').notNull().default(''),
  audio: text(),
  seconds: integer().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  isPublished: boolean('is_published').notNull().default(true),
  /** When its content was changed last; the database sets it. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
