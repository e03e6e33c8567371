import { sql } from 'drizzle-orm'
import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SubmittedAnswer } from '#schemas/services/submission.ts'
import type { Locale } from '#schemas/text.ts'

const inFiveYears = sql`now() + interval '5 years'`

/**
 * What visitors agreed to by sending a form: it is deleted in five years, that of a
 * submission with it. A row names no person: it names the row that was sent.
 */
export const formConsents = pgTable('form_consents', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  endpoint: text().notNull(),
  rowId: text('row_id'),
  wording: text().notNull(),
  language: text().$type<Locale>().notNull(),
  /** The number that the sender was given. */
  receipt: text(),
  agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull().defaultNow(),
  deletesAt: timestamp('deletes_at', { withTimezone: true }).notNull().default(inFiveYears),
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

/** Files that came by forms; `isStored` is false until the content is in the storage. */
export const formFiles = pgTable('form_files', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  submissionId: uuid('submission_id'),
  wasSent: boolean('was_sent').notNull().default(false),
  page: text().notNull(),
  node: text().notNull(),
  field: text().notNull(),
  key: text().notNull(),
  name: text().notNull(),
  type: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  sha256: text().notNull(),
  isStored: boolean('is_stored').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Subscriptions to the newsletter that wait to be confirmed. */
export const newsletterRequests = pgTable('newsletter_requests', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  email: text().notNull(),
  language: text().$type<Locale>().notNull(),
  tokenHash: text('token_hash').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
