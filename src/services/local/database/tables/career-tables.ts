import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { sites } from './site-table.ts'

/** Fields of work, in the order of their site. */
export const careers = pgTable(
  'careers',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    slug: text().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    about: text().notNull(),
    cover: text(),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('careers_site_slug').on(table.siteId, table.slug),
    unique('careers_site_id').on(table.siteId, table.id),
    index('careers_listed').on(table.siteId, table.position, table.name, table.id),
  ],
)

/** Work that is offered, each in one field. Amounts are whole rupiah a month. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    careerId: uuid('career_id').notNull(),
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
  },
  (table) => [
    unique('jobs_site_slug').on(table.siteId, table.slug),
    foreignKey({
      columns: [table.siteId, table.careerId],
      foreignColumns: [careers.siteId, careers.id],
    }).onDelete('cascade'),
    index('jobs_by_date').on(table.siteId, table.publishedAt.desc(), table.id),
    index('jobs_by_career').on(table.siteId, table.careerId, table.publishedAt.desc(), table.id),
  ],
)
