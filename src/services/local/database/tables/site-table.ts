import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Sites. A row without a layout is known from a layout's folder only; its rows need it to point at. */
export const sites = pgTable('sites', {
  id: text().notNull(),
  layout: text(),
  hosts: text().array().notNull().default([]),
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
