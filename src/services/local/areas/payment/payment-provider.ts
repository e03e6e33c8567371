import { timingSafeEqual } from 'node:crypto'
import type { PaymentCallback, ProviderName } from '#schemas/services/payment.ts'

/**
 * The outcome that a provider reports; `reversed` is money that was returned to the payer, and `denied` an
 * attempt that another may follow, or money that is taken back.
 */
export type Outcome = 'pending' | 'denied' | 'paid' | 'failed' | 'expired' | 'reversed'

/** Whether an unpaid payment can still be paid. */
export const isOpen = (outcome: Outcome): outcome is 'pending' | 'denied' =>
  outcome === 'pending' || outcome === 'denied'

/** A payment as a provider reports it. The amount is null when it is not a whole number of rupiah. */
export interface ProviderStatus {
  orderId: string
  amount: number | null
  currency: string
  outcome: Outcome
}

/** A payment to be made. */
export interface Order {
  orderId: string
  amount: number
  /** What is paid for. */
  item: { id: string; name: string }
  /** The page of the site that the payer returns to. */
  returnPath: string
  /** The site's canonical origin, to which payer and provider come back. */
  origin: string
  expiresAt: Date
}

/** A payment provider. Its callbacks are not trusted before `isGenuine`. */
export interface PaymentProvider {
  name: ProviderName
  /** Opens the payment and returns the address of the payer's page. */
  create(order: Order): Promise<string>
  /** When the page of a payment that was opened at this time can no longer be used. */
  pageEnds(openedAt: Date, expiresAt: Date): Date
  /** Whether this callback was signed with the secret that only the provider and we have. */
  isGenuine(callback: PaymentCallback): boolean
  /** The status that a genuine callback claims. */
  claim(callback: PaymentCallback): ProviderStatus
  /** The status of the payment at the provider; null when it does not know the payment. */
  read(orderId: string, callback?: PaymentCallback): Promise<ProviderStatus | null>
}

/** Whole rupiah from a provider's text, such as `150000.00`; null for anything else. */
export const toRupiah = (text: string): number | null =>
  /^\d{1,15}(\.0{1,2})?$/.test(text) ? Number(text) : null

/** The page of the site that who paid for a class returns to. */
export const returnPath = (orderId: string) =>
  `/CallbackPayment?order_id=${encodeURIComponent(orderId)}`

/** Compares signatures in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
