import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPaymentReturn } from '#schemas/services/payment.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { openPayer, type Payer, price } from '#tests/services/midtrans-payer.ts'
import { midtransCallback } from '#tests/services/fake-midtrans.ts'

const none = { orderId: 'tenun-none', amount: price }

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a callback', () => {
    let payer: Payer
    beforeAll(async () => {
      payer = await openPayer(await newPlace())
    })
    afterAll(() => payer.close())

    test('whose signature is wrong is refused, and changes nothing', async () => {
      const { invoiceId, order } = await payer.begin()
      payer.midtrans.statuses.set(order.orderId, midtransCallback(order, 'settlement'))
      const genuine = midtransCallback(order, 'settlement')
      for (const forged of [
        { ...genuine, signature_key: 'f'.repeat(128) },
        { ...genuine, signature_key: genuine.signature_key.toUpperCase() },
        { ...genuine, gross_amount: '1.00' },
        { ...genuine, status_code: '201' },
        { ...genuine, provider: 'sandbox' },
      ]) {
        await expect(payer.send(forged)).rejects.toMatchObject({
          name: 'ServiceError',
          status: 401,
        })
      }
      expect(await payer.stateOf(order)).toBe('pending')
      expect(await payer.effects(invoiceId, order)).toEqual({
        sales: 0,
        enrolled: 0,
        callbacks: 0,
      })
    })

    test('of another amount or currency is refused, reported to a person, and never pays', async () => {
      const { invoiceId, order } = await payer.begin()
      const refused = { name: 'ServiceError', status: 422 }
      for (const [more, field] of [
        [{ gross_amount: '1.00' }, 'amount'],
        [{ gross_amount: `${price}.50` }, 'amount'],
        [{ currency: 'USD' }, 'currency'],
      ] as const) {
        const fields = [expect.objectContaining({ field })]
        await expect(payer.notify(order, 'settlement', more)).rejects.toMatchObject({
          ...refused,
          fields,
        })
        expect(payer.alerts.at(-1)).toBe(`Payment alert: ${field} differs`)
      }
      // The callback is right, and the provider's status is not.
      await expect(payer.send(midtransCallback(order, 'settlement'))).rejects.toMatchObject(refused)
      expect(await payer.stateOf(order)).toBe('pending')
      expect(await payer.effects(invoiceId, order)).toEqual({
        sales: 0,
        enrolled: 0,
        callbacks: 0,
      })
    })

    test('that the provider does not confirm is asked for again, and believed when it does', async () => {
      const { order } = await payer.begin()
      const claim = midtransCallback(order, 'settlement')
      await expect(payer.send(claim)).rejects.toMatchObject({ status: 503, retryAfter: 60 })
      payer.midtrans.statuses.set(order.orderId, midtransCallback(order, 'pending'))
      await expect(payer.send(claim)).rejects.toMatchObject({ status: 503 })
      payer.midtrans.state.isDown = true
      await expect(payer.send(claim)).rejects.toMatchObject({ status: 503 })
      payer.midtrans.state.isDown = false
      expect(await payer.stateOf(order)).toBe('pending')
      payer.midtrans.statuses.set(order.orderId, midtransCallback(order, 'settlement'))
      expect(await payer.send(claim)).toEqual({ received: true, isRepeated: false })
      expect(await payer.stateOf(order)).toBe('paid')
    })

    test('of an unknown order, or of another site, is unknown', async () => {
      const { order } = await payer.begin()
      payer.midtrans.statuses.set(order.orderId, midtransCallback(order, 'settlement'))
      expect(await payer.send(midtransCallback(none, 'settlement'))).toBeNull()
      expect(await payer.send(midtransCallback(order, 'settlement'), 'beta')).toBeNull()
      expect(
        await payer.askAt('beta')(readPaymentReturn, { order_id: order.orderId }, null),
      ).toBeNull()
      expect(await payer.stateOf(order)).toBe('pending')
    })
  })
})
