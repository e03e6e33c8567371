import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Sites. A row without a layout belongs to a layout's folder, or to a site that was removed; rows of other tables
 * refer to it.
 */
export const sites = pgTable('sites', {
  id: text().notNull(),
  layout: text(),
  hosts: text().array().notNull().default([]),
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
  /** When its first rows were inserted, or rows were found where they would be. */
  seededAt: timestamp('seeded_at', { withTimezone: true }),
})

/** The site that each host belongs to. */
export const siteHosts = pgTable('site_hosts', {
  host: text().notNull(),
  siteId: text('site_id').notNull(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Who created, changed and removed a site; rows are added and never changed. */
export const siteChanges = pgTable('site_changes', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  siteId: text('site_id').notNull(),
  event: text().$type<'created' | 'restored' | 'updated' | 'removed'>().notNull(),
  actorId: uuid('actor_id'),
  fields: text().array().notNull().default([]),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
