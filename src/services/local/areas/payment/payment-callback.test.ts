import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInvoice, readPaymentReturn, repayInvoice } from '#schemas/services/payment.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { paymentAttempts } from '../../database/tables/payment-tables.ts'
import { mails } from '../../database/tables/people-tables.ts'
import { openPayer, type Payer, price, server, slug } from '#tests/services/midtrans-payer.ts'
import { midtransCallback } from '#tests/services/fake-midtrans.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a callback', () => {
    let payer: Payer
    beforeAll(async () => {
      payer = await openPayer(await newPlace())
    })
    afterAll(() => payer.close())

    test('that a payment is settled pays the invoice, credits the site and opens the class', async () => {
      const before = await payer.balance()
      const { student, invoiceId, order } = await payer.begin()
      expect(await payer.notify(order, 'pending')).toEqual({ received: true, isRepeated: false })
      expect(await payer.stateOf(order)).toBe('pending')
      await payer.notify(order, 'settlement')
      expect(await payer.ask(readInvoice, { id: invoiceId }, student)).toMatchObject({
        state: 'paid',
        payUrl: null,
        closedAt: expect.stringMatching(/Z$/),
      })
      expect(await payer.effects(invoiceId, order)).toEqual({
        sales: 1,
        enrolled: 1,
        callbacks: 2,
      })
      expect(await payer.balance()).toBe(before + price)
    })

    test('that is sent again, also fifty times at once, has its effect once', async () => {
      const { invoiceId, order } = await payer.begin()
      payer.midtrans.statuses.set(order.orderId, midtransCallback(order, 'settlement'))
      const before = await payer.balance()
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => payer.send(midtransCallback(order, 'settlement'))),
      )
      expect(answers.filter((answer) => answer?.isRepeated === false)).toHaveLength(1)
      expect(await payer.effects(invoiceId, order)).toEqual({
        sales: 1,
        enrolled: 1,
        callbacks: 1,
      })
      expect(await payer.balance()).toBe(before + price)
    })

    test('that pays mails one receipt, however often it is sent', async () => {
      const { invoiceId, order } = await payer.begin()
      await payer.notify(order, 'settlement')
      await payer.notify(order, 'settlement')
      await payer.notify(order, 'settlement', { status_message: 'once more' })
      const found = await payer.database.transaction(server, (tx) =>
        tx
          .select({ data: mails.data, language: mails.language })
          .from(mails)
          .where(eq(mails.template, 'payment-received')),
      )
      expect(found.filter(({ data }) => data['receipt'] === invoiceId)).toEqual([
        {
          data: expect.objectContaining({ amount: String(price), class: expect.any(String) }),
          language: null,
        },
      ])
    })

    test('that arrives late or in another order moves nothing back', async () => {
      const { invoiceId, order } = await payer.begin()
      await payer.notify(order, 'settlement')
      const alerts = payer.alerts.length
      for (const status of ['pending', 'capture', 'deny']) {
        await payer.send(midtransCallback(order, status))
        expect(await payer.stateOf(order)).toBe('paid')
      }
      expect(payer.alerts.length).toBe(alerts)
      await payer.notify(order, 'refund')
      await payer.notify(order, 'cancel')
      await payer.notify(order, 'deny', { status_message: 'taken back' })
      expect(await payer.stateOf(order)).toBe('paid')
      expect(payer.alerts.slice(alerts)).toEqual([
        'Payment alert: The payment of a paid invoice is reversed',
        'Payment alert: The payment of a paid invoice is failed',
        'Payment alert: The payment of a paid invoice is denied',
      ])
      expect(await payer.effects(invoiceId, order)).toMatchObject({ sales: 1, enrolled: 1 })
    })

    test.each([
      ['cancel', 'failed'],
      ['expire', 'expired'],
    ])(
      'of %s ends the invoice, and money that comes later is reported to a person',
      async (said, end) => {
        const { student, invoiceId, order } = await payer.begin()
        await payer.notify(order, said)
        expect(await payer.stateOf(order)).toBe(end)
        await payer.notify(order, 'settlement')
        expect(await payer.stateOf(order)).toBe(end)
        expect(payer.alerts.at(-1)).toBe(
          `Payment alert: Money arrived for an invoice that is ${end}`,
        )
        expect(await payer.effects(invoiceId, order)).toMatchObject({ sales: 0, enrolled: 0 })
        expect((await payer.ask(repayInvoice, { slug }, student))?.state).toBe('pending')
      },
    )

    test('for an order that was replaced by another still pays; a second payment is reported to a person', async () => {
      const { student, invoiceId, order: old } = await payer.begin()
      const orderId = `${old.orderId.slice(0, 40)}-second`
      await payer.database.transaction(server, (tx) =>
        tx.insert(paymentAttempts).values({
          orderId,
          invoiceId,
          siteId: 'alpha',
          provider: 'midtrans',
          address: 'https://a.test',
        }),
      )
      await payer.notify(old, 'expire')
      expect(await payer.stateOf(old)).toBe('pending')
      await payer.notify(old, 'settlement')
      expect(await payer.ask(readInvoice, { id: invoiceId }, student)).toMatchObject({
        state: 'paid',
      })
      await payer.notify({ orderId, amount: price }, 'settlement')
      expect(payer.alerts.at(-1)).toBe('Payment alert: An invoice was paid twice')
      expect(await payer.effects(invoiceId, old)).toMatchObject({ sales: 1, enrolled: 1 })
    })

    test('is read by the payer who comes back, whatever the address claims', async () => {
      const { order } = await payer.begin()
      const read = () =>
        payer.ask(
          readPaymentReturn,
          { order_id: order.orderId, transaction_status: 'settlement' } as { order_id: string },
          null,
        )
      expect(await read()).toEqual({ status: 'pending', slug, next: null })
      await payer.notify(order, 'settlement')
      expect(await read()).toEqual({ status: 'paid', slug, next: '/Payment-Status/Success' })
      expect(await payer.ask(readPaymentReturn, { order_id: 'x' }, null)).toBeNull()
    })
  })
})
