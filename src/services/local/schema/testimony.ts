import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sites } from './site.ts'

/** What participants say. It is shown once a person has approved it. */
export const testimonies = pgTable(
  'testimonies',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    name: text().notNull(),
    role: text().notNull(),
    message: text().notNull(),
    rating: integer().notNull(),
    isApproved: boolean('is_approved').notNull().default(false),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('testimonies_listed').on(table.siteId, table.sentAt)],
)
