import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from './text-columns.ts'

/** Albums of an event. */
export const galleries = pgTable('galleries', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  slug: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  place: text().notNull(),
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  isPublished: boolean('is_published').notNull().default(true),
})

/** The pictures of an album, in order. The first is its cover. */
export const photos = pgTable('photos', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  galleryId: uuid('gallery_id').notNull(),
  picture: text().notNull(),
  caption: text().notNull(),
  /** Empty for a photo that its caption describes. */
  alt: text().notNull().default(''),
  position: integer().notNull(),
})
