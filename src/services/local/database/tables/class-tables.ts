import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { programs } from './program-tables.ts'
import { sites } from './site-table.ts'

/** Classes and webinars. Their state follows from the four dates and the clock, and is never stored. */
export const classes = pgTable(
  'classes',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    programId: uuid('program_id'),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    about: text().notNull(),
    logo: text(),
    cover: text(),
    level: text({ enum: ['beginner', 'intermediate', 'advanced'] }).notNull(),
    mode: text({ enum: ['online', 'offline', 'hybrid'] }).notNull(),
    city: text(),
    price: bigint({ mode: 'number' }).notNull(),
    seats: integer().notNull(),
    isWebinar: boolean('is_webinar').notNull().default(false),
    benefits: text().array().notNull().default([]),
    audience: text().array().notNull().default([]),
    opensAt: timestamp('opens_at', { withTimezone: true }).notNull(),
    closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('classes_site_slug').on(table.siteId, table.slug),
    unique('classes_site_id').on(table.siteId, table.id),
    foreignKey({
      columns: [table.siteId, table.programId],
      foreignColumns: [programs.siteId, programs.id],
    }),
    index('classes_listed').on(table.siteId, table.startsAt),
    index('classes_by_program').on(table.siteId, table.programId, table.startsAt),
    index('classes_by_opening').on(table.siteId, table.opensAt.desc(), table.id),
    index('classes_by_closing').on(table.siteId, table.closesAt),
    index('classes_by_end').on(table.siteId, table.endsAt),
  ],
)

/** Who teaches, in the order their site gives them. */
export const mentors = pgTable(
  'mentors',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    slug: text().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    bio: text().notNull(),
    photo: text(),
    expertise: text().array().notNull().default([]),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('mentors_site_slug').on(table.siteId, table.slug),
    unique('mentors_site_id').on(table.siteId, table.id),
    index('mentors_listed').on(table.siteId, table.position),
  ],
)

/** Who teaches which class, both of one site. */
export const classMentors = pgTable(
  'class_mentors',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    classId: uuid('class_id').notNull(),
    mentorId: uuid('mentor_id').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.mentorId] }),
    foreignKey({
      columns: [table.siteId, table.classId],
      foreignColumns: [classes.siteId, classes.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.siteId, table.mentorId],
      foreignColumns: [mentors.siteId, mentors.id],
    }).onDelete('cascade'),
    index('class_mentors_mentor').on(table.siteId, table.mentorId),
  ],
)

/** The syllabus of a class: modules in order, each with its chapters in order. */
export const modules = pgTable(
  'modules',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    classId: uuid('class_id').notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    hours: integer().notNull(),
    position: integer().notNull(),
    chapters: jsonb().$type<{ title: string; slug: string }[]>().notNull(),
  },
  (table) => [
    unique('modules_class_slug').on(table.siteId, table.classId, table.slug),
    foreignKey({
      columns: [table.siteId, table.classId],
      foreignColumns: [classes.siteId, classes.id],
    }).onDelete('cascade'),
  ],
)
