import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PaymentCallback } from '#schemas/services/payment.ts'
import { ServiceError } from '../../../service-error.ts'
import {
  isSame,
  type Order,
  type Outcome,
  type PaymentProvider,
  toRupiah,
} from './payment-provider.ts'

/** The fetch to the provider, which is passed in. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

interface MidtransOptions {
  serverKey: string
  /** Of Snap: https://app.midtrans.com, or https://app.sandbox.midtrans.com for its tests. */
  baseUrl: string
  send: Send
}

// A callback must be answered within 5 s, and the answer waits for the provider's status.
const readDeadline = 4000
const createDeadline = 10_000
const minute = 60_000
/** The provider accepts no money from this long before the invoice expires here, */
const margin = 60 * minute
/** but a page is open at least this long. */
const shortestPage = 5 * minute

/** The answer of Snap: https://docs.midtrans.com/reference/backend-integration. */
const Created = z.object({ redirect_url: z.url({ protocol: /^https?$/ }) })

/** The answer of GET Status: https://docs.midtrans.com/docs/get-status-api-requests. */
const Status = z.object({
  status_code: z.string(),
  order_id: z.string().optional(),
  gross_amount: z.string().optional(),
  currency: z.string().optional(),
  transaction_status: z.string().optional(),
  fraud_status: z.string().optional(),
})

/** Midtrans Snap: the payer pays on its page, and the status is read back before a callback is accepted. */
export function midtransProvider(options: MidtransOptions): PaymentProvider {
  return {
    name: 'midtrans',
    create: (order) => create(options, order),
    pageEnds,
    isGenuine: (callback) => isSame(callback.signature_key, sign(options.serverKey, callback)),
    claim: (callback) => toStatus(callback.order_id, callback),
    read: (orderId) => read(options, orderId),
  }
}

async function create({ baseUrl, serverKey, send }: MidtransOptions, order: Order) {
  const response = await send(`${baseUrl}/snap/v1/transactions`, {
    method: 'POST',
    headers: {
      ...headersOf(serverKey),
      // This site's own address, instead of the one in the merchant's settings.
      'X-Override-Notification': `${order.origin}/api/v1/class/payment/callback`,
    },
    body: JSON.stringify(toTransaction(order)),
    signal: AbortSignal.timeout(createDeadline),
  }).catch(unreachable)
  const created = Created.safeParse(await response.json().catch(() => null))
  if (response.ok && created.success) return created.data.redirect_url
  throw new ServiceError(502, 'The payment provider did not open the payment. Try again later.', {
    cause: new Error(`Midtrans answered ${response.status}`),
  })
}

function toTransaction({ orderId, amount, item, origin, returnPath, expiresAt }: Order) {
  const now = new Date()
  const duration = Math.floor((pageEnds(now, expiresAt).getTime() - now.getTime()) / minute)
  const page_expiry = { unit: 'minutes', duration }
  return {
    transaction_details: { order_id: orderId, gross_amount: amount },
    item_details: [
      { id: item.id.slice(0, 50), name: item.name.slice(0, 50), price: amount, quantity: 1 },
    ],
    credit_card: { secure: true },
    // It adds the order to the query by itself.
    callbacks: { finish: origin + returnPath.replace(/\?.*$/, '') },
    // Without a start time it would count from when the payer chose a payment method, and outlive the invoice.
    expiry: { start_time: toJakartaTime(now), ...page_expiry },
    page_expiry,
  }
}

const pageEnds = (openedAt: Date, expiresAt: Date) =>
  new Date(Math.max(openedAt.getTime() + shortestPage, expiresAt.getTime() - margin))

/** The format of Midtrans: `2026-11-21 21:30:00 +0700`. */
const toJakartaTime = (time: Date) =>
  `${new Date(time.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')} +0700`

async function read({ baseUrl, serverKey, send }: MidtransOptions, orderId: string) {
  const url = `${apiUrl(baseUrl)}/v2/${encodeURIComponent(orderId)}/status`
  const response = await send(url, {
    headers: headersOf(serverKey),
    signal: AbortSignal.timeout(readDeadline),
  }).catch(unreachable)
  const status = Status.safeParse(await response.json().catch(() => null))
  if (!status.success) {
    throw new ServiceError(
      502,
      'The payment provider gave no answer that can be read. Try again later.',
    )
  }
  // Midtrans does not know a payment before its method is chosen.
  if (status.data.status_code === '404') return null
  const { order_id, gross_amount, transaction_status, ...rest } = status.data
  if (order_id === undefined || gross_amount === undefined || transaction_status === undefined) {
    throw new ServiceError(502, 'The payment provider did not say how the payment stands.')
  }
  return toStatus(order_id, { gross_amount, transaction_status, ...rest })
}

/** Snap and the status API have two hosts: app.… and api.…. */
const apiUrl = (baseUrl: string) =>
  baseUrl.replace(/^https:\/\/app\.((?:sandbox\.)?midtrans\.com)$/, 'https://api.$1')

const headersOf = (serverKey: string) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
})

function unreachable(cause: unknown): never {
  throw new ServiceError(503, 'The payment provider cannot be reached. Try again later.', {
    retryAfter: 60,
    cause,
  })
}

type Said = Pick<PaymentCallback, 'gross_amount' | 'transaction_status'> & {
  currency?: string | undefined
  fraud_status?: string | undefined
}

const toStatus = (orderId: string, said: Said) => ({
  orderId,
  amount: toRupiah(said.gross_amount),
  // Some payment methods omit the currency; Midtrans accepts rupiah only.
  currency: said.currency ?? 'IDR',
  outcome: toOutcome(said.transaction_status, said.fraud_status),
})

const outcomes = new Map<string, Outcome>([
  ['deny', 'denied'],
  ['cancel', 'failed'],
  ['failure', 'failed'],
  ['expire', 'expired'],
  ['refund', 'reversed'],
  ['partial_refund', 'reversed'],
  ['chargeback', 'reversed'],
  ['partial_chargeback', 'reversed'],
])

/**
 * The outcome of a status: https://docs.midtrans.com/docs/transaction-status-cycle. A denied payment can be
 * tried again with another method under the same order at Snap, but may have been settled before. One that is
 * authorised, challenged as fraud, or has an unknown status, is pending.
 */
export function toOutcome(status: string, fraud: string | undefined): Outcome {
  if (status !== 'capture' && status !== 'settlement') return outcomes.get(status) ?? 'pending'
  return fraud === undefined || fraud === 'accept' ? 'paid' : 'pending'
}

function sign(serverKey: string, { order_id, status_code, gross_amount }: PaymentCallback): string {
  return createHash('sha512')
    .update(order_id + status_code + gross_amount + serverKey)
    .digest('hex')
}
