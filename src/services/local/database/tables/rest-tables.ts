import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// The id and the site of a row that a visitor sends come from the transaction: see migration 0006.
const ownColumns = () => ({
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})

/** Comments of the guest book. A comment is public after a person has approved it. */
export const bookReviews = pgTable('book_reviews', {
  ...ownColumns(),
  name: text().notNull(),
  message: text().notNull(),
  rating: integer(),
  isApproved: boolean('is_approved').notNull().default(false),
})

/** Wishes of visitors. One is public after a person has approved it. */
export const aspirations = pgTable('aspirations', {
  ...ownColumns(),
  name: text().notNull(),
  city: text(),
  topics: text().array().notNull().default([]),
  message: text().notNull(),
  isApproved: boolean('is_approved').notNull().default(false),
})

/** Pledges in whole rupiah. One counts when it is confirmed; one without a name is anonymous. */
export const donations = pgTable('donations', {
  ...ownColumns(),
  name: text(),
  message: text(),
  amount: integer().notNull(),
  status: text().notNull().default('pledged'),
})

/** Results of the DISC test, which only the staff of the site read. */
export const discResults = pgTable('user_disc', {
  ...ownColumns(),
  name: text(),
  type: text().notNull(),
  scoreD: integer('score_d').notNull(),
  scoreI: integer('score_i').notNull(),
  scoreS: integer('score_s').notNull(),
  scoreC: integer('score_c').notNull(),
})
