import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from './text-columns.ts'

/** Intakes of a program. */
export const batches = pgTable('batches', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  programId: uuid('program_id').notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  city: text(),
  seats: integer().notNull(),
  opensAt: timestamp('opens_at', { withTimezone: true }).notNull(),
  closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})

/** Short courses of continuing education, in the order of their site. */
export const extensions = pgTable('extensions', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  slug: text().notNull(),
  name: text().notNull(),
  summary: text().notNull(),
  field: text().notNull(),
  mode: text({ enum: ['online', 'offline', 'hybrid'] }).notNull(),
  city: text(),
  meetings: integer().notNull(),
  hours: integer().notNull(),
  price: bigint({ mode: 'number' }).notNull(),
  // The column has the name of its first contents: a rename would break the nodes of the version before.
  outcome: text('certificate').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  position: integer().notNull().default(0),
})
