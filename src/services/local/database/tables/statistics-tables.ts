import { bigint, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Loads of pages and clicks on links, as browsers report them. */
export const clicks = pgTable('clicks', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  siteId: text('site_id').notNull(),
  fromPath: text('from_path').notNull(),
  toPath: text('to_path').notNull(),
  type: text({ enum: ['page_load', 'internal_navigation', 'external'] }).notNull(),
  clickedAt: timestamp('clicked_at', { withTimezone: true }).notNull(),
  loggedAt: timestamp('logged_at', { withTimezone: true }).notNull().defaultNow(),
})

/** How often an event happened on a day. */
export const events = pgTable('events', {
  siteId: text('site_id').notNull(),
  day: date({ mode: 'string' }).notNull(),
  event: text().notNull(),
  path: text().notNull(),
  times: bigint({ mode: 'number' }).notNull(),
})
