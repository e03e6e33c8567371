import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ContentEvent } from '#schemas/services/manage-sent.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The slugs that rows had before; triggers write them. `scope` is the kind of a post, else empty. */
export const formerSlugs = pgTable('former_slugs', {
  siteId: text('site_id').notNull(),
  area: text().notNull(),
  scope: text().notNull().default(''),
  slug: text().notNull(),
  itemId: uuid('item_id').notNull(),
  renamedAt: moment('renamed_at').notNull().defaultNow(),
})

/** The names in addresses of public rows that were deleted; triggers write them. `scope` as of former slugs. */
export const withdrawnRows = pgTable('withdrawn_rows', {
  siteId: text('site_id').notNull(),
  area: text().notNull(),
  scope: text().notNull().default(''),
  itemId: uuid('item_id').notNull(),
  names: text().array().notNull(),
  withdrawnAt: moment('withdrawn_at').notNull().defaultNow(),
})

/** Stored rows of one table. */
export interface SnapshotRows {
  table: string
  rows: Record<string, unknown>[]
}

/** Rows that referred to a deleted row by a column that is empty since. */
export interface SnapshotLink {
  table: string
  column: string
  ids: string[]
}

/** Deleted rows as they were, with those that were deleted with them. */
export const deletedRows = pgTable('deleted_rows', {
  siteId: text('site_id').notNull(),
  area: text().notNull(),
  itemId: uuid('item_id').notNull(),
  name: text().notNull(),
  rows: jsonb().$type<SnapshotRows[]>().notNull(),
  links: jsonb().$type<SnapshotLink[]>().notNull().default([]),
  deletedBy: uuid('deleted_by'),
  deletedAt: moment('deleted_at').notNull().defaultNow(),
})

/** Who changed which row of content; rows are added and never changed. */
export const contentAudit = pgTable('content_audit', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  siteId: text('site_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  actorId: uuid('actor_id'),
  area: text().notNull(),
  itemId: uuid('item_id').notNull(),
  name: text().notNull(),
  event: text().$type<ContentEvent>().notNull(),
  fields: text().array().notNull().default([]),
})

/** What visitors sent and somebody decided not to show. */
export const hiddenRows = pgTable('hidden_rows', {
  siteId: text('site_id').notNull(),
  area: text().notNull(),
  itemId: uuid('item_id').notNull(),
})
