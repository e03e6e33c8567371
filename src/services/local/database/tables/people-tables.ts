import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#schemas/text.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Tokens that were mailed, and codes of a sign-in: the SHA-256 of each. */
export const accountTokens = pgTable('account_tokens', {
  tokenHash: text('token_hash').notNull(),
  siteId: text('site_id').notNull(),
  accountId: uuid('account_id').notNull(),
  purpose: text({ enum: ['verify', 'reset', 'code'] }).notNull(),
  challenge: text(),
  expiresAt: moment('expires_at').notNull(),
})

/** The contact of a school that registered, for the staff that approve it. */
export const schoolContacts = pgTable('school_contacts', {
  schoolId: uuid('school_id').notNull(),
  siteId: text('site_id').notNull(),
  name: text().notNull(),
  role: text(),
  email: text().notNull(),
  phone: text().notNull(),
  sentAt: moment('sent_at').notNull().defaultNow(),
})

/** Teams that registered for an event. */
export const teams = pgTable('teams', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  event: text().notNull(),
  name: text().notNull(),
  schoolId: uuid('school_id'),
  schoolName: text('school_name').notNull(),
  cityId: text('city_id'),
  mentorName: text('mentor_name').notNull(),
  mentorPhone: text('mentor_phone').notNull(),
  accountId: uuid('account_id'),
  /** Null is on no leaderboard. */
  score: integer(),
  registeredAt: moment('registered_at').notNull().defaultNow(),
})

export const teamMembers = pgTable('team_members', {
  siteId: text('site_id').notNull(),
  teamId: uuid('team_id').notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  role: text(),
})

/** Mail that was queued, and when it was sent. */
export const mails = pgTable('mails', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  template: text().notNull(),
  /** Null is the site's first. */
  language: text().$type<Locale>(),
  recipient: text().notNull(),
  data: jsonb().$type<Record<string, string>>().notNull(),
  queuedAt: moment('queued_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
})
