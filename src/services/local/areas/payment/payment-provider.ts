import { timingSafeEqual } from 'node:crypto'
import type { PaymentCallback, ProviderName } from '#schemas/services/payment.ts'

/**
 * What a provider says of a payment; `reversed` is money that went back to the payer, and `denied` a try
 * after which another may follow, or money that is taken back.
 */
export type Outcome = 'pending' | 'denied' | 'paid' | 'failed' | 'expired' | 'reversed'

/** Whether a payment that is not paid yet can still be. */
export const isOpen = (outcome: Outcome): outcome is 'pending' | 'denied' =>
  outcome === 'pending' || outcome === 'denied'

/** A payment as a provider sees it. The amount is null when it is no whole number of rupiah. */
export interface ProviderStatus {
  orderId: string
  amount: number | null
  currency: string
  outcome: Outcome
}

/** What is to be paid. */
export interface Order {
  orderId: string
  amount: number
  className: string
  classSlug: string
  /** The site's canonical origin, to which payer and provider come back. */
  origin: string
  expiresAt: Date
}

/** One who takes the money. Nothing it says is believed before `isGenuine`. */
export interface PaymentProvider {
  name: ProviderName
  /** Opens the payment and gives the address of the payer's page. */
  create(order: Order): Promise<string>
  /** When the page of a payment that was opened then can no longer be used. */
  pageEnds(openedAt: Date, expiresAt: Date): Date
  /** Whether this callback was signed with the secret that only the provider and we have. */
  isGenuine(callback: PaymentCallback): boolean
  /** What a genuine callback says. */
  claim(callback: PaymentCallback): ProviderStatus
  /** How the payment stands, by the provider's own word; null when it knows of no payment. */
  read(orderId: string, callback?: PaymentCallback): Promise<ProviderStatus | null>
}

/** Whole rupiah from a provider's text, such as `150000.00`; null for anything else. */
export const toRupiah = (text: string): number | null =>
  /^\d{1,15}(\.0{1,2})?$/.test(text) ? Number(text) : null

/** The page of product.md section 2 that a payer comes back to. */
export const returnPath = (orderId: string) =>
  `/CallbackPayment?order_id=${encodeURIComponent(orderId)}`

/** Compares signatures in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
