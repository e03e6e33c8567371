import { z } from 'zod'
import type { ProviderName } from '#schemas/services/payment.ts'
import type { Log } from '../../database/backend.ts'
import { midtransProvider, type Send } from './midtrans.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxProvider } from './sandbox.ts'

/** Environment variables of payments. */
export const PaymentEnvironment = z.object({
  PAYMENT_PROVIDER: z
    .enum(['sandbox', 'local-sandbox', 'midtrans', 'off'])
    .default('off')
    .describe(
      'Who takes the money for new invoices; local-sandbox is the sandbox, at names of this machine alone.',
    ),
  MIDTRANS_SERVER_KEY: z
    .string()
    .trim()
    .default('')
    .describe('The secret of Midtrans’ dashboard; without it Midtrans is off.'),
  MIDTRANS_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://app.midtrans.com')
    .describe('Of Snap; https://app.sandbox.midtrans.com for tests.'),
})
export type PaymentEnvironment = z.output<typeof PaymentEnvironment>

export interface PaymentConfig {
  environment: PaymentEnvironment
  /** At least 32 characters, the same on every node; signs the sandbox's callbacks. */
  sandboxSecret: string
  send: Send
  log: Log
}

/** The providers whose callbacks are accepted, and the one for new invoices; null when payments are off. */
export interface Providers {
  all: ReadonlyMap<ProviderName, PaymentProvider>
  current: PaymentProvider | null
  /** Whether new payments are made at names of this machine and its network alone. */
  isLocalOnly: boolean
}

const shortestServerKey = 16
const shortestSecret = 32
const liveHost = 'https://app.midtrans.com'

/**
 * The enabled providers. With a missing or short secret anyone could sign callbacks, so such a provider is
 * disabled with a line in the log; the sandbox is enabled only where it is chosen.
 */
export function toProviders({ environment, sandboxSecret, send, log }: PaymentConfig): Providers {
  const all = new Map<ProviderName, PaymentProvider>()
  const { PAYMENT_PROVIDER: chosen, MIDTRANS_SERVER_KEY: serverKey } = environment
  const baseUrl = environment.MIDTRANS_BASE_URL

  const fault = faultOf(serverKey, baseUrl)
  if (fault === null) all.set('midtrans', midtransProvider({ serverKey, baseUrl, send }))
  else if (chosen === 'midtrans' || serverKey !== '') log('Midtrans is off', { reason: fault })

  const current = chosen === 'local-sandbox' ? 'sandbox' : chosen
  if (current === 'sandbox') {
    if (sandboxSecret.length >= shortestSecret) all.set('sandbox', sandboxProvider(sandboxSecret))
    else log('The payment sandbox is off', { reason: 'its secret is too short' })
  }
  return {
    all,
    current: current === 'off' ? null : (all.get(current) ?? null),
    isLocalOnly: chosen === 'local-sandbox',
  }
}

function faultOf(serverKey: string, baseUrl: string): string | null {
  if (serverKey === '') return 'MIDTRANS_SERVER_KEY is missing'
  if (serverKey.length < shortestServerKey) return 'MIDTRANS_SERVER_KEY is too short'
  if (serverKey.startsWith('SB-') && baseUrl === liveHost) {
    return 'MIDTRANS_SERVER_KEY is a key of the tests, and MIDTRANS_BASE_URL the live one'
  }
  return null
}
