import { z } from 'zod'
import { redirectForm } from '../address.ts'
import { nameIdOrSlug } from '../messages.ts'
import { endpoint } from '../endpoint.ts'

/** `pending` is open; each of the others is final. */
export const InvoiceState = z.enum(['pending', 'paid', 'failed', 'expired'])
export type InvoiceState = z.output<typeof InvoiceState>

/** The payment provider: the embedded sandbox, or Midtrans Snap. */
export const ProviderName = z.enum(['sandbox', 'midtrans'])
export type ProviderName = z.output<typeof ProviderName>

/** What an account owes for a class. Dates are ISO 8601. */
export const Invoice = z.object({
  id: z.string(),
  state: InvoiceState,
  amount: z.int().nonnegative().describe('Whole rupiah: the price when the invoice was made.'),
  currency: z.literal('IDR'),
  class: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  payUrl: z
    .string()
    .regex(redirectForm)
    .nullable()
    .describe('The page of the provider to pay at, while it is pending.'),
  createdAt: z.string(),
  expiresAt: z.string(),
  closedAt: z.string().nullable(),
})
export type Invoice = z.output<typeof Invoice>

/**
 * The callback of a provider, with the names of Midtrans' HTTP notification, which the sandbox uses too:
 * https://docs.midtrans.com/docs/https-notification-webhooks. Other fields are preserved for the digest that
 * identifies a repetition.
 */
export const PaymentCallback = z.looseObject({
  provider: ProviderName.default('midtrans'),
  order_id: z.string().min(1).max(50),
  status_code: z.string().min(1).max(3),
  gross_amount: z.string().min(1).max(20),
  signature_key: z.string().min(1).max(200),
  transaction_status: z.string().min(1).max(40),
  fraud_status: z.string().max(40).optional(),
  currency: z.string().max(10).optional(),
})
export type PaymentCallback = z.output<typeof PaymentCallback>

/**
 * The caller's invoice for a class: the open or paid one, else a new one. A class without a price is paid at
 * once, and the caller is enrolled. Null and 404 for an unknown class; 409 when its registration is not open, when
 * no seat is left (an unpaid invoice holds one until it expires), when payments are switched off or the open
 * invoice is about to expire, 502 or 503 when the provider cannot be reached.
 */
export const openInvoice = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/class/payment/invoice',
  summary: 'The invoice for a class, and where to pay it.',
  input: z.object({ slug: z.string().min(1).max(200) }),
  output: Invoice,
  access: 'user',
  entities: [],
  throttle: { times: 30, seconds: 60 },
  problems: ['registration-closed', 'class-full'],
})

/**
 * Another invoice for a class whose last one failed or expired, under a new order at the provider; the open or
 * paid one when there is one. Null and 404 when the caller has never had one.
 */
export const repayInvoice = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/repay',
  summary: 'Try again to pay for a class.',
  changes: true,
  input: z.object({ slug: z.string().min(1).max(200) }),
  output: Invoice,
  access: 'user',
  entities: [],
  throttle: { times: 30, seconds: 60 },
  problems: ['conflict', 'registration-closed', 'class-full'],
})

/**
 * One invoice by its id, or the last one for a class: the caller's own, or that of any account for an admin.
 */
export const readInvoice = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/class/payment/detail',
  summary: 'One invoice.',
  input: z
    .object({ id: z.uuid().optional(), slug: z.string().min(1).max(200).optional() })
    .refine(({ id, slug }) => id !== undefined || slug !== undefined, {
      error: nameIdOrSlug,
      path: ['id'],
    }),
  output: Invoice,
  access: 'user',
  entities: [],
})

/**
 * Receives a provider's callback about a payment, authenticated by its signature: 401 for a wrong one, 404 for
 * an order that this site does not have at this provider, 422 for another amount or currency, 503 when the
 * provider does not (yet) confirm it. The answer is sent after the commit; the same callback again changes
 * nothing and is answered with `isRepeated`.
 */
export const receivePaymentCallback = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/class/payment/callback',
  summary: 'What a payment provider sends when a payment changes.',
  input: PaymentCallback,
  output: z.object({ received: z.literal(true), isRepeated: z.boolean() }),
  access: 'public',
  entities: [],
  throttle: { times: 600, seconds: 60 },
})

/**
 * The state of a payment for /CallbackPayment, where the payer's browser returns to, and the next page. It only
 * reads; parameters that claim a state are ignored. `next` is null while the payment is pending: call again.
 * Null and 404 for an unknown order.
 */
export const readPaymentReturn = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/class/payment/callback',
  summary: 'How a payment stands, for the page the payer comes back to.',
  input: z.object({ order_id: z.string().min(1).max(50) }),
  output: z.object({
    status: InvoiceState,
    slug: z.string().describe('Of the class.'),
    next: z.string().nullable().describe('/Payment-Status/Success or /Payment-Status/Error.'),
  }),
  access: 'public',
  entities: [],
  throttle: { times: 120, seconds: 60 },
})

export const paymentEndpoints = [
  receivePaymentCallback,
  readPaymentReturn,
  readInvoice,
  repayInvoice,
  openInvoice,
] as const
