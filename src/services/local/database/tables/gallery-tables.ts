import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Albums of what happened somewhere on a day. */
export const galleries = pgTable('galleries', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  place: text().notNull(),
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
})

/** The pictures of an album, in order. The first stands for the album. */
export const photos = pgTable('photos', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  galleryId: uuid('gallery_id').notNull(),
  picture: text().notNull(),
  caption: text().notNull(),
  position: integer().notNull(),
})
