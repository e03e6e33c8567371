import { bigint, date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Source } from '#schemas/services/assistant.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Identities of the assistant, by the SHA-256 of their token; the token itself is not stored. */
export const assistantIdentities = pgTable('assistant_identities', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  name: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

export const conversations = pgTable('conversations', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  identityId: uuid('identity_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** A question with its answer, as far as it was streamed. */
export const messages = pgTable('messages', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  conversationId: uuid('conversation_id').notNull(),
  query: text().notNull(),
  answer: text().notNull().default(''),
  sources: jsonb().$type<Source[]>().notNull().default([]),
  state: text({ enum: ['open', 'done', 'error', 'aborted'] })
    .notNull()
    .default('open'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Tokens that were spent on a day. */
export const assistantSpending = pgTable('assistant_spending', {
  siteId: text('site_id').notNull(),
  day: date({ mode: 'string' }).notNull(),
  who: text().notNull(),
  tokens: bigint({ mode: 'number' }).notNull(),
})
