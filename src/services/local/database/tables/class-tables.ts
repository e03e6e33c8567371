import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** Classes and webinars. Their state is computed from the four dates and the clock, and is never stored. */
export const classes = pgTable('classes', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
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
})

/** Mentors, in the order of their site. */
export const mentors = pgTable('mentors', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  role: text().notNull(),
  bio: text().notNull(),
  photo: text(),
  expertise: text().array().notNull().default([]),
  position: integer().notNull().default(0),
})

/** The mentors of classes; both are of one site. */
export const classMentors = pgTable('class_mentors', {
  siteId: text('site_id').notNull(),
  classId: uuid('class_id').notNull(),
  mentorId: uuid('mentor_id').notNull(),
  position: integer().notNull().default(0),
})

/** The syllabus of a class: modules in order, each with its chapters in order. */
export const modules = pgTable('modules', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  classId: uuid('class_id').notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  hours: integer().notNull(),
  position: integer().notNull(),
  chapters: jsonb().$type<{ title: string; slug: string }[]>().notNull(),
})
