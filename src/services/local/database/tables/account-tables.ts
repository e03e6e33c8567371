import { boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts that can sign in at a site. `kind` is the index of the kind in `UserKind`. */
export const accounts = pgTable('accounts', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  email: text().notNull(),
  name: text().notNull(),
  kind: smallint().notNull(),
  phone: text(),
  schoolId: uuid('school_id'),
  /** The programme whose figures a lead of kind `lead_program` sees; null is the whole site. */
  leadProgramId: uuid('lead_program_id'),
  /** The same for kind `lead_region`: the province's code at the ministry of home affairs. */
  leadProvinceId: text('lead_province_id'),
  isSuspended: boolean('is_suspended').notNull().default(false),
  verifiedAt: moment('verified_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** The argon2id hash of an account's password. */
export const accountPasswords = pgTable('account_passwords', {
  accountId: uuid('account_id').notNull(),
  siteId: text('site_id').notNull(),
  hash: text().notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** The identity of an account at another account site: its issuer, and its subject there. */
export const accountIdentities = pgTable('account_identities', {
  siteId: text('site_id').notNull(),
  issuer: text().notNull(),
  subject: text().notNull(),
  accountId: uuid('account_id').notNull(),
  linkedAt: moment('linked_at').notNull().defaultNow(),
})

/** Open sessions, by the SHA-256 of their token; the token itself is not stored. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').notNull(),
  /** What a session is called where it is listed. */
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  accountId: uuid('account_id').notNull(),
  isGlobal: boolean('is_global').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

/** The network addresses from which an account was signed in to, as SHA-256. */
export const knownAddresses = pgTable('known_addresses', {
  siteId: text('site_id').notNull(),
  accountId: uuid('account_id').notNull(),
  addressHash: text('address_hash').notNull(),
  seenAt: moment('seen_at').notNull().defaultNow(),
})

/** How often something was attempted, and until when it counts. */
export const throttles = pgTable('throttles', {
  siteId: text('site_id').notNull(),
  key: text().notNull(),
  times: integer().notNull(),
  resetsAt: moment('resets_at').notNull(),
})
