import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Requests to send money to a bank account, and their decisions. */
export const payouts = pgTable('payouts', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  requesterId: uuid('requester_id').notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text({ enum: ['IDR'] })
    .notNull()
    .default('IDR'),
  bank: text().notNull(),
  accountNumber: text('account_number').notNull(),
  accountName: text('account_name').notNull(),
  note: text().notNull().default(''),
  key: text(),
  status: text({ enum: ['requested', 'approved', 'rejected'] })
    .notNull()
    .default('requested'),
  approverId: uuid('approver_id'),
  reason: text(),
  requestedAt: moment('requested_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
})

/** The requester and approver of each payout; a trigger numbers and hashes each entry. */
export const payoutAudit = pgTable('payout_audit', {
  siteId: text('site_id').notNull(),
  seq: bigint({ mode: 'number' }).notNull().default(0),
  payoutId: uuid('payout_id').notNull(),
  event: text({ enum: ['requested', 'approved', 'rejected'] }).notNull(),
  actorId: uuid('actor_id').notNull(),
  digest: text().notNull(),
  at: moment('at').notNull().defaultNow(),
  prevHash: text('prev_hash').notNull().default(''),
  hash: text().notNull().default(''),
})
