import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Requests for appointments. Only the server's own role can read them. */
export const appointments = pgTable('appointments', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  topic: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  institution: text().notNull(),
  preferredOn: date('preferred_on').notNull(),
  message: text().notNull(),
  state: text({ enum: ['new', 'answered', 'closed'] })
    .notNull()
    .default('new'),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
})
