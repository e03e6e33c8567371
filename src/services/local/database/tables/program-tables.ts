import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from './text-columns.ts'
import { wordsColumns } from './words-columns.ts'

/** Participating schools, with their numbers of students and alumni. */
export const schools = pgTable('schools', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  city: text().notNull(),
  province: text().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  isApproved: boolean('is_approved').notNull().default(true),
  cityId: text('city_id'),
  students: integer().notNull().default(0),
  alumni: integer().notNull().default(0),
})

/** Programs, in the order of their site. */
export const programs = pgTable('programs', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  ...wordsColumns,
  slug: text().notNull(),
  name: text().notNull(),
  summary: text().notNull(),
  about: text().notNull(),
  logo: text(),
  cover: text(),
  coverAlt: text('cover_alt').notNull().default(''),
  duration: text().notNull(),
  audience: text().notNull(),
  outcomes: text().array().notNull().default([]),
  position: integer().notNull().default(0),
  isPublished: boolean('is_published').notNull().default(true),
  /** When its content was changed last; the database sets it. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The schools of programs; both are of one site. */
export const programSchools = pgTable('program_schools', {
  siteId: text('site_id').notNull(),
  programId: uuid('program_id').notNull(),
  schoolId: uuid('school_id').notNull(),
})
