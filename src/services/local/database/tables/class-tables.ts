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
import type { ClassSchedule } from '#schemas/class-hours.ts'
import { textColumns } from './text-columns.ts'
import { wordsColumns } from './words-columns.ts'

/** Classes, webinars and courses. Their state is computed from the four dates and the clock, and is never stored. */
export const classes = pgTable('classes', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  ...wordsColumns,
  programId: uuid('program_id'),
  slug: text().notNull(),
  code: text().notNull(),
  kind: text({ enum: ['class', 'webinar', 'course'] })
    .notNull()
    .default('class'),
  name: text().notNull(),
  description: text().notNull(),
  about: text().notNull(),
  logo: text(),
  cover: text(),
  coverAlt: text('cover_alt').notNull().default(''),
  level: text({ enum: ['beginner', 'intermediate', 'advanced'] }).notNull(),
  mode: text({ enum: ['online', 'offline', 'hybrid'] }).notNull(),
  city: text(),
  price: bigint({ mode: 'number' }).notNull(),
  seats: integer().notNull(),
  /** Counted by a trigger in the transaction of each enrolment, and written by nothing else. */
  enrolled: integer().notNull().default(0),
  isPremium: boolean('is_premium').notNull().default(false),
  zone: text({ enum: ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] })
    .notNull()
    .default('Asia/Jakarta'),
  schedule: jsonb().$type<ClassSchedule>(),
  benefits: text().array().notNull().default([]),
  audience: text().array().notNull().default([]),
  opensAt: timestamp('opens_at', { withTimezone: true }).notNull(),
  closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  isPublished: boolean('is_published').notNull().default(true),
  /** When its content was changed last; the database sets it. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Mentors, in the order of their site. */
export const mentors = pgTable('mentors', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  slug: text().notNull(),
  name: text().notNull(),
  role: text().notNull(),
  bio: text().notNull(),
  photo: text(),
  expertise: text().array().notNull().default([]),
  position: integer().notNull().default(0),
  isPublished: boolean('is_published').notNull().default(true),
  /** When its content was changed last; the database sets it. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The mentors of classes; both are of one site. */
export const classMentors = pgTable('class_mentors', {
  siteId: text('site_id').notNull(),
  classId: uuid('class_id').notNull(),
  mentorId: uuid('mentor_id').notNull(),
  position: integer().notNull().default(0),
})

/** The syllabus of a class: its modules in order. */
export const modules = pgTable('modules', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  classId: uuid('class_id').notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  hours: integer().notNull(),
  position: integer().notNull(),
})
