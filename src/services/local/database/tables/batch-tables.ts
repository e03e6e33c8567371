import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { programs } from './program-tables.ts'
import { sites } from './site-table.ts'

/** Intakes of a program. */
export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    programId: uuid('program_id').notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    city: text(),
    seats: integer().notNull(),
    opensAt: timestamp('opens_at', { withTimezone: true }).notNull(),
    closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('batches_site_slug').on(table.siteId, table.slug),
    unique('batches_site_id').on(table.siteId, table.id),
    foreignKey({
      columns: [table.siteId, table.programId],
      foreignColumns: [programs.siteId, programs.id],
    }).onDelete('cascade'),
    index('batches_listed').on(table.siteId, table.startsAt, table.id),
    index('batches_program').on(table.siteId, table.programId),
  ],
)

/** Short courses of continuing education, in the order of their site. */
export const extensions = pgTable(
  'extensions',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    slug: text().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    field: text().notNull(),
    mode: text({ enum: ['online', 'offline', 'hybrid'] }).notNull(),
    city: text(),
    meetings: integer().notNull(),
    hours: integer().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    certificate: text().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('extensions_site_slug').on(table.siteId, table.slug),
    index('extensions_listed').on(table.siteId, table.position, table.name, table.id),
  ],
)
