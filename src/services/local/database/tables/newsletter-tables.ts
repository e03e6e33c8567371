import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#schemas/text.ts'

/** Who receives the newsletter of a site. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  email: text().notNull(),
  language: text().$type<Locale>().notNull(),
  requestId: uuid('request_id').notNull(),
  leaveToken: text('leave_token').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull().defaultNow(),
})
