import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { sites } from './site-table.ts'

/** What participants say. It is shown once a person has approved it. */
export const testimonies = pgTable(
  'testimonies',
  {
    id: uuid().notNull().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    name: text().notNull(),
    role: text().notNull(),
    program: text(),
    message: text().notNull(),
    rating: integer().notNull(),
    isApproved: boolean('is_approved').notNull().default(false),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    check('testimonies_rating', sql`${table.rating} between 1 and 5`),
    index('testimonies_listed').on(table.siteId, table.sentAt),
  ],
)
