import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#schemas/text.ts'
import type { TimeZone } from '#schemas/time-zone.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Requests for appointments. Only the server's own role can read them. */
export const appointments = pgTable('appointments', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  /** Who was signed in when they asked. */
  accountId: uuid('account_id'),
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
  sentAt: moment('sent_at').notNull().defaultNow(),
  /** The hour that is booked, where the site offered hours. */
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  zone: text().$type<TimeZone>(),
  /** Which of the appointments at once it is: a place is booked once in an hour. */
  place: integer(),
  cancelledAt: moment('cancelled_at'),
  /** That of the visitor; null is the site's first. */
  language: text().$type<Locale>(),
})
