// Opens payments and payouts with accounts of every kind for a test. Only tests import this file.
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { callsOf } from '#src/services/local/calls-for-test.ts'
import { config as noLimits } from '#src/services/local/config-for-test.ts'
import { openForTest } from '#src/services/local/open-for-test.ts'
import type { PayoutConfig } from '#src/services/local/areas/payout/payout-config.ts'
import { moneyHandlers } from '#src/services/local/areas/money-handlers.ts'
import { dispatch } from '#src/services/local/dispatch.ts'
import type { PaymentConfig } from '#src/services/local/areas/payment/payment-config.ts'
import { fakeMidtrans, serverKey } from './fake-midtrans.ts'
import { payersIn } from './payers.ts'

export const sandboxSecret = 'a secret that is only used by tests, long enough'

const environmentOf = (provider: 'sandbox' | 'midtrans' | 'off') => ({
  PAYMENT_PROVIDER: provider,
  MIDTRANS_SERVER_KEY: serverKey,
  MIDTRANS_BASE_URL: 'https://app.sandbox.midtrans.com',
})

/**
 * Opens everything that tests of money use, on a database of its own, with two sites that have the same rows.
 */
export async function openPayments(
  place: NewPlace,
  provider: 'sandbox' | 'midtrans' | 'off',
  limits: PayoutConfig = noLimits.payouts,
) {
  const opened = await openForTest(place, 30_000)
  const midtrans = fakeMidtrans()
  const alerts: string[] = []
  const log = (message: string) => void alerts.push(message)
  const environment = environmentOf(provider)
  const config: PaymentConfig = { environment, sandboxSecret, send: midtrans.send, log }
  const { database } = opened
  const { serve } = dispatch(
    database,
    moneyHandlers(database, { payments: config, payouts: limits }),
  )

  for (const siteId of ['alpha', 'beta']) await opened.seed(siteId, () => exampleStarter)

  const askAt = callsOf(serve)
  const payers = payersIn(database)
  return { ...opened, ...payers, askAt, ask: askAt('alpha'), config, midtrans, alerts }
}

export type OpenedPayments = Awaited<ReturnType<typeof openPayments>>
