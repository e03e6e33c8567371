// Opens payments and payouts with accounts of every kind for a test. Only tests import this file.
import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type Endpoint, UserKind } from '#schemas/endpoint.ts'
import type { Caller } from '#src/services/calls.ts'
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'
import {
  config as noLimits,
  type NewPlace,
  openForTest,
} from '#src/services/local/open-for-test.ts'
import type { PayoutConfig } from '#src/services/local/areas/payout/payout-config.ts'
import { moneyHandlers } from '#src/services/local/areas/money-handlers.ts'
import { accounts } from '#src/services/local/database/tables/account-tables.ts'
import { classes } from '#src/services/local/database/tables/class-tables.ts'
import { dispatch } from '#src/services/local/dispatch.ts'
import type { PaymentConfig } from '#src/services/local/areas/payment/payment-config.ts'

export const serverKey = 'SB-Mid-server-only-for-tests'
export const sandboxSecret = 'a secret that is only used by tests, long enough'

/** A fake Midtrans: the requests it received, and the status it reports for each order. */
export function fakeMidtrans() {
  const asked: { url: string; init: RequestInit }[] = []
  const said = new Map<string, Record<string, unknown>>()
  const state = { isDown: false }
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    asked.push({ url, init })
    if (state.isDown) throw new TypeError('fetch failed')
    const order = /\/v2\/([^/]+)\/status$/.exec(url)?.[1]
    if (order === undefined) {
      const address = `https://pay.test/${asked.length}`
      return Response.json({ token: 't', redirect_url: address }, { status: 201 })
    }
    const none = { status_code: '404', status_message: "Transaction doesn't exist." }
    return Response.json(said.get(order) ?? none)
  }
  return { asked, said, state, send }
}

/** A notification as Midtrans sends it. */
export function midtransCallback(
  order: { orderId: string; amount: number },
  status: string,
  more: Record<string, unknown> = {},
) {
  const body = {
    order_id: order.orderId,
    status_code: status === 'pending' ? '201' : '200',
    gross_amount: `${order.amount}.00`,
    transaction_status: status,
    fraud_status: 'accept',
    currency: 'IDR',
    ...more,
  }
  const signed = body.order_id + body.status_code + body.gross_amount + serverKey
  return { ...body, signature_key: createHash('sha512').update(signed).digest('hex') }
}

const environmentOf = (provider: 'sandbox' | 'midtrans' | 'off') => ({
  PAYMENT_PROVIDER: provider,
  MIDTRANS_SERVER_KEY: serverKey,
  MIDTRANS_BASE_URL: 'https://app.sandbox.midtrans.com',
})

/** The dependencies of a test of payments, on a new database, with two sites that have the same rows. */
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

  const ask = async <E extends Endpoint>(
    endpoint: E,
    input: z.input<E['input']>,
    caller: Caller | null,
    siteId = 'alpha',
  ): Promise<z.output<E['output']> | null> => {
    const ctx = { siteId, origin: `https://${siteId}.example`, caller }
    const answer = await serve(endpoint, ctx, endpoint.input.parse(input))
    return (answer === null ? null : endpoint.output.parse(answer)) as z.output<E['output']> | null
  }

  let count = 0
  /** Adds an account of this kind to a site. */
  const addAccount = async (kind: UserKind, siteId = 'alpha'): Promise<Caller> => {
    const email = `${randomUUID()}@contoh.test`
    const [row] = await database.transaction({ role: 'server', siteId }, (tx) =>
      tx
        .insert(accounts)
        .values({ siteId, email, name: `Akun ${++count}`, kind: UserKind.options.indexOf(kind) })
        .returning({ id: accounts.id }),
    )
    return { userId: row?.id ?? '', kind }
  }

  /** Sets the price of every class of a site. */
  const setPrice = (price: number, siteId = 'alpha') =>
    database.transaction({ role: 'writer', siteId }, (tx) => tx.update(classes).set({ price }))

  return { ...opened, ask, addAccount, setPrice, config, midtrans, alerts }
}

export type OpenedPayments = Awaited<ReturnType<typeof openPayments>>
