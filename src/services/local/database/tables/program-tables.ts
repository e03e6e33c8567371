import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { sites } from './site-table.ts'

/** Schools that take part, with how many learn and how many have learned. */
export const schools = pgTable(
  'schools',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    slug: text().notNull(),
    name: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isApproved: boolean('is_approved').notNull().default(true),
    cityId: text('city_id'),
    students: integer().notNull().default(0),
    alumni: integer().notNull().default(0),
  },
  (table) => [
    unique('schools_site_slug').on(table.siteId, table.slug),
    unique('schools_site_id').on(table.siteId, table.id),
  ],
)

/** Programs, in the order their site gives them. */
export const programs = pgTable(
  'programs',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    slug: text().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    about: text().notNull(),
    logo: text(),
    cover: text(),
    duration: text().notNull(),
    audience: text().notNull(),
    outcomes: text().array().notNull().default([]),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('programs_site_slug').on(table.siteId, table.slug),
    unique('programs_site_id').on(table.siteId, table.id),
    index('programs_listed').on(table.siteId, table.position),
  ],
)

/** Which schools run which program, both of one site. */
export const programSchools = pgTable(
  'program_schools',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    programId: uuid('program_id').notNull(),
    schoolId: uuid('school_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.programId, table.schoolId] }),
    foreignKey({
      columns: [table.siteId, table.programId],
      foreignColumns: [programs.siteId, programs.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.siteId, table.schoolId],
      foreignColumns: [schools.siteId, schools.id],
    }).onDelete('cascade'),
    index('program_schools_school').on(table.siteId, table.schoolId),
  ],
)
