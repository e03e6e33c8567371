import { createHmac } from 'node:crypto'
import type { PaymentCallback } from '#schemas/services/payment.ts'
import {
  isSame,
  type Outcome,
  type PaymentProvider,
  type ProviderStatus,
  toRupiah,
} from './payment-provider.ts'

/** The outcomes that a payer can choose on the sandbox's page. */
export const sandboxOutcomes = ['paid', 'pending', 'failed'] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

const words: Record<SandboxOutcome, { status_code: string; transaction_status: string }> = {
  paid: { status_code: '200', transaction_status: 'settlement' },
  pending: { status_code: '201', transaction_status: 'pending' },
  failed: { status_code: '202', transaction_status: 'cancel' },
}
const outcomes = new Map<string, Outcome>([
  ['settlement', 'paid'],
  ['pending', 'pending'],
  ['cancel', 'failed'],
])

/** The path of the page where the payer chooses an outcome. */
export const sandboxPath = (orderId: string) => `/api/sandbox/${encodeURIComponent(orderId)}`

/** The signed body of the callback that the sandbox sends; `at` makes each one different. */
export function sandboxCallback(
  secret: string,
  order: { orderId: string; amount: number },
  { outcome, at }: { outcome: SandboxOutcome; at: Date },
): PaymentCallback {
  const body = {
    provider: 'sandbox' as const,
    order_id: order.orderId,
    ...words[outcome],
    gross_amount: `${order.amount}.00`,
    currency: 'IDR',
    transaction_time: at.toISOString(),
  }
  return { ...body, signature_key: signSandbox(secret, body) }
}

/** A provider without a bank. Every field that it reads is signed, so a callback needs no confirmation. */
export const sandboxProvider = (secret: string): PaymentProvider => ({
  name: 'sandbox',
  create: ({ origin, orderId }) => Promise.resolve(new URL(sandboxPath(orderId), origin).href),
  pageEnds: (_openedAt, expiresAt) => expiresAt,
  isGenuine: (callback) => isSame(callback.signature_key, signSandbox(secret, callback)),
  claim: toStatus,
  read: (_orderId, callback) => Promise.resolve(callback === undefined ? null : toStatus(callback)),
})

const toStatus = (callback: PaymentCallback): ProviderStatus => ({
  orderId: callback.order_id,
  amount: toRupiah(callback.gross_amount),
  currency: callback.currency ?? '',
  outcome: outcomes.get(callback.transaction_status) ?? 'pending',
})

/** The HMAC-SHA-512 of all fields of a callback. */
export function signSandbox(secret: string, body: Omit<PaymentCallback, 'signature_key'>): string {
  const { provider, order_id, status_code, gross_amount, currency, transaction_status } = body
  const signed = [provider, order_id, status_code, gross_amount, currency, transaction_status]
  const text = JSON.stringify([...signed, body.transaction_time ?? null])
  return createHmac('sha512', secret).update(text).digest('hex')
}
