// A Midtrans that answers from memory. Only tests import this file.
import { createHash } from 'node:crypto'

export const serverKey = 'SB-Mid-server-only-for-tests'

/** A fake Midtrans: the requests it received, and its status of each order. */
export function fakeMidtrans() {
  const requests: { url: string; init: RequestInit }[] = []
  const statuses = new Map<string, Record<string, unknown>>()
  const state = { isDown: false }
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    requests.push({ url, init })
    if (state.isDown) throw new TypeError('fetch failed')
    const order = /\/v2\/([^/]+)\/status$/.exec(url)?.[1]
    if (order === undefined) {
      const address = `https://pay.test/${requests.length}`
      return Response.json({ token: 't', redirect_url: address }, { status: 201 })
    }
    const none = { status_code: '404', status_message: "Transaction doesn't exist." }
    return Response.json(statuses.get(order) ?? none)
  }
  return { requests, statuses, state, send }
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
