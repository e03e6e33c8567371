import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Albums of an event. */
export const galleries = pgTable('galleries', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  place: text().notNull(),
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
})

/** The pictures of an album, in order. The first is its cover. */
export const photos = pgTable('photos', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  galleryId: uuid('gallery_id').notNull(),
  picture: text().notNull(),
  caption: text().notNull(),
  position: integer().notNull(),
})
