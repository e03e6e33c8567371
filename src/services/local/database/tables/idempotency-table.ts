import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The answers to calls that were sent with an idempotency key. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  siteId: text('site_id').notNull(),
  scope: text().notNull(),
  key: text().notNull(),
  request: text().notNull(),
  answer: text(),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
})
