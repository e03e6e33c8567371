import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Sites. A row without a layout belongs to a layout's folder; rows of other tables refer to it. */
export const sites = pgTable('sites', {
  id: text().notNull(),
  layout: text(),
  hosts: text().array().notNull().default([]),
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
