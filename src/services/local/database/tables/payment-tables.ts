import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#schemas/text.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const siteId = () => text('site_id').notNull()

/** What an account owes for a class. It is closed once: paid, failed or expired. */
export const invoices = pgTable('invoices', {
  id: uuid().notNull().defaultRandom(),
  siteId: siteId(),
  classId: uuid('class_id').notNull(),
  accountId: uuid('account_id').notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text({ enum: ['IDR'] })
    .notNull()
    .default('IDR'),
  state: text({ enum: ['pending', 'paid', 'failed', 'expired'] })
    .notNull()
    .default('pending'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull().defaultNow(),
  askedAt: moment('asked_at'),
  closedAt: moment('closed_at'),
  paidOrderId: text('paid_order_id'),
  /** Of the payer, for the receipt. Null is the site's first. */
  language: text().$type<Locale>(),
})

/** One attempt to pay, under an order id of its own at one provider. */
export const paymentAttempts = pgTable('payment_attempts', {
  orderId: text('order_id').notNull(),
  siteId: siteId(),
  invoiceId: uuid('invoice_id').notNull(),
  provider: text({ enum: ['sandbox', 'midtrans'] }).notNull(),
  address: text(),
  isGivenUp: boolean('is_given_up').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** The callbacks that were received, by the SHA-256 of their body. */
export const paymentCallbacks = pgTable('payment_callbacks', {
  provider: text().notNull(),
  digest: text().notNull(),
  siteId: siteId(),
  orderId: text('order_id').notNull(),
  outcome: text().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})

/** A donation that is paid at a provider: one order, closed once. Who gave it is null once it is erased. */
export const donationPayments = pgTable('donation_payments', {
  id: uuid().notNull().defaultRandom(),
  siteId: siteId(),
  /** Finds the page of the receipt. */
  key: text().notNull(),
  receipt: text().notNull(),
  name: text(),
  email: text(),
  message: text(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text({ enum: ['IDR'] })
    .notNull()
    .default('IDR'),
  language: text().$type<Locale>(),
  state: text({ enum: ['pending', 'paid', 'failed', 'expired'] })
    .notNull()
    .default('pending'),
  provider: text({ enum: ['sandbox', 'midtrans'] }).notNull(),
  orderId: text('order_id').notNull(),
  address: text(),
  donationId: uuid('donation_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull().defaultNow(),
  askedAt: moment('asked_at'),
  closedAt: moment('closed_at'),
})

/** The accounts that may open the premium chapters of a class. */
export const enrolments = pgTable('enrolments', {
  siteId: siteId(),
  classId: uuid('class_id').notNull(),
  accountId: uuid('account_id').notNull(),
  invoiceId: uuid('invoice_id').notNull(),
  enrolledAt: moment('enrolled_at').notNull().defaultNow(),
})

/** Double entry: each row moves an amount from the book `debit` to the book `credit`. */
export const ledger = pgTable('ledger', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  siteId: siteId(),
  kind: text({
    enum: ['sale', 'trial', 'gift', 'trial-gift', 'reserve', 'release', 'disburse'],
  }).notNull(),
  debit: text().notNull(),
  credit: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  invoiceId: uuid('invoice_id'),
  payoutId: uuid('payout_id'),
  donationPaymentId: uuid('donation_payment_id'),
  enteredAt: moment('entered_at').notNull().defaultNow(),
})

/** The totals of the ledger of a site, which triggers update. */
export const siteBalances = pgTable('site_balances', {
  siteId: text('site_id').notNull(),
  received: bigint({ mode: 'number' }).notNull(),
  available: bigint({ mode: 'number' }).notNull(),
  reserved: bigint({ mode: 'number' }).notNull(),
  disbursed: bigint({ mode: 'number' }).notNull(),
  auditSeq: bigint('audit_seq', { mode: 'number' }).notNull(),
  auditHash: text('audit_hash').notNull(),
})
