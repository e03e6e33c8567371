import {
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

/** Albums of what happened somewhere on a day. */
export const galleries = pgTable(
  'galleries',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    place: text().notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('galleries_site_slug').on(table.siteId, table.slug),
    unique('galleries_site_id').on(table.siteId, table.id),
    index('galleries_listed').on(table.siteId, table.takenAt.desc(), table.id),
  ],
)

/** The pictures of an album, in order. The first stands for the album. */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    galleryId: uuid('gallery_id').notNull(),
    picture: text().notNull(),
    caption: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.siteId, table.galleryId],
      foreignColumns: [galleries.siteId, galleries.id],
    }).onDelete('cascade'),
    index('photos_listed').on(table.siteId, table.galleryId, table.position),
  ],
)
