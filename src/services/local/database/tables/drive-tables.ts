import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Uploaded files; `isStored` is false until the content is in the storage. */
export const driveFiles = pgTable('drive_files', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  uploaderId: uuid('uploader_id').notNull(),
  key: text().notNull(),
  name: text().notNull(),
  type: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  sha256: text().notNull(),
  width: integer(),
  height: integer(),
  isStored: boolean('is_stored').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The total size of the files of a site. */
export const driveUsage = pgTable('drive_usage', {
  siteId: text('site_id').notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
})
