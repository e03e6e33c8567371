import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from './text-columns.ts'

/** Fields of work, in the order of their site. */
export const careers = pgTable('careers', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  slug: text().notNull(),
  name: text().notNull(),
  summary: text().notNull(),
  about: text().notNull(),
  cover: text(),
  coverAlt: text('cover_alt').notNull().default(''),
  position: integer().notNull().default(0),
  isPublished: boolean('is_published').notNull().default(true),
  /** When its content was changed last; the database sets it. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Job offers, each in one field. Amounts are whole rupiah a month. */
export const jobs = pgTable('jobs', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  careerId: uuid('career_id').notNull(),
  /** The account that wrote it; null for offers of the staff. */
  ownerId: uuid('owner_id'),
  slug: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  about: text().notNull(),
  employment: text({ enum: ['full-time', 'part-time', 'contract', 'internship'] }).notNull(),
  mode: text({ enum: ['online', 'offline', 'hybrid'] }).notNull(),
  city: text(),
  duties: text().array().notNull().default([]),
  requirements: text().array().notNull().default([]),
  benefits: text().array().notNull().default([]),
  salaryFrom: bigint('salary_from', { mode: 'number' }),
  salaryTo: bigint('salary_to', { mode: 'number' }),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
  isPublished: boolean('is_published').notNull().default(true),
  /** When its content was changed last; the database sets it. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
