import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#schemas/text.ts'

/** Testimonies of participants. One is public after a person has approved it. */
export const testimonies = pgTable('testimonies', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  /** Of the message; what people have sent is not translated. */
  language: text().$type<Locale>().notNull().default('id'),
  name: text().notNull(),
  role: text().notNull(),
  program: text(),
  message: text().notNull(),
  rating: integer().notNull(),
  isApproved: boolean('is_approved').notNull().default(false),
  sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})
