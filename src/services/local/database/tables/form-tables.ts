import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#schemas/text.ts'

/** What visitors agreed to by sending a form. A row names no person: it names the row that was sent. */
export const formConsents = pgTable('form_consents', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  endpoint: text().notNull(),
  rowId: text('row_id'),
  wording: text().notNull(),
  language: text().$type<Locale>().notNull(),
  agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull().defaultNow(),
})
