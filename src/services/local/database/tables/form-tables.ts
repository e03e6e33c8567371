import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SubmittedAnswer } from '#schemas/services/submission.ts'
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

/** What visitors sent by the forms whose fields a page declares. Only the server's own role can read it. */
export const formSubmissions = pgTable('form_submissions', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  page: text().notNull(),
  node: text().notNull(),
  path: text().notNull(),
  title: text().notNull(),
  receipt: text().notNull(),
  answers: jsonb().$type<SubmittedAnswer[]>().notNull(),
  words: text().notNull(),
  email: text(),
  language: text().$type<Locale>().notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  deletesAt: timestamp('deletes_at', { withTimezone: true }).notNull(),
})
