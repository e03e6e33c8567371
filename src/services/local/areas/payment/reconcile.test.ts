import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openInvoice, readInvoice } from '#schemas/services/payment.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { countRows } from '../../database/paging.ts'
import { ledger, paymentAttempts } from '../../database/tables/payment-tables.ts'
import { midtransCallback } from '#tests/services/fake-midtrans.ts'
import { type OpenedPayments, openPayments } from '#tests/services/open-payments.ts'
import { paymentReconcileJob } from './reconcile.ts'

const slug = 'dibuka'
const price = 90_000

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the reconciliation', () => {
    let opened: OpenedPayments
    beforeAll(async () => {
      opened = await openPayments(await newPlace(), 'midtrans')
      for (const siteId of ['alpha', 'beta']) await opened.setPrice(price, siteId)
    })
    beforeEach(() => {
      opened.midtrans.requests.length = 0
    })
    afterAll(() => opened.close())

    const run = () => paymentReconcileJob(opened.database, opened.config).run({})
    /** Makes an invoice this many minutes old. */
    const begin = async (minutes: number, siteId = 'alpha') => {
      const student = await opened.addAccount('student', siteId)
      const invoice = await opened.askAt(siteId)(openInvoice, { slug }, student)
      const id = invoice?.id ?? ''
      await opened.backend.session((session) =>
        session.query(
          `UPDATE invoices SET created_at = created_at - make_interval(mins => $2),
            expires_at = expires_at - make_interval(mins => $2) WHERE id = $1`,
          [id, minutes],
        ),
      )
      const actor = { role: 'server', siteId } as const
      const [attempt] = await opened.database.transaction(actor, (tx) =>
        tx.select().from(paymentAttempts).where(eq(paymentAttempts.invoiceId, id)),
      )
      const state = async () => (await opened.askAt(siteId)(readInvoice, { id }, student))?.state
      return { id, state, order: { orderId: attempt?.orderId ?? '', amount: price } }
    }
    const asksFor = (order: { orderId: string }) =>
      opened.midtrans.requests.filter(({ url }) => url.includes(order.orderId)).length

    test('requests the status of what is pending for fifteen minutes, in every site', async () => {
      const young = await begin(14)
      const alpha = await begin(16)
      const beta = await begin(16, 'beta')
      for (const { order } of [young, alpha, beta]) {
        opened.midtrans.statuses.set(order.orderId, midtransCallback(order, 'settlement'))
      }
      opened.midtrans.requests.length = 0
      await run()
      expect([await young.state(), await alpha.state(), await beta.state()]).toEqual([
        'pending',
        'paid',
        'paid',
      ])
      expect([young, alpha, beta].map(({ order }) => asksFor(order))).toEqual([0, 1, 1])
      await run()
      expect(asksFor(alpha.order)).toBe(1)
      const sales = await opened.database.transaction({ role: 'server', siteId: 'beta' }, (tx) =>
        countRows(tx, ledger, sql`true`),
      )
      expect(sales).toBe(1)
    })

    test('ends what is unpaid after a day, and not before the provider was asked', async () => {
      const [unpaid, unknown, paid] = [await begin(1441), await begin(1441), await begin(1441)]
      const waiting = await begin(1439)
      opened.midtrans.statuses.set(unpaid.order.orderId, midtransCallback(unpaid.order, 'pending'))
      opened.midtrans.statuses.set(paid.order.orderId, midtransCallback(paid.order, 'settlement'))
      opened.midtrans.state.isDown = true
      await run()
      expect(await unpaid.state()).toBe('pending')
      opened.midtrans.state.isDown = false
      await run()
      expect([await unpaid.state(), await unknown.state(), await paid.state()]).toEqual([
        'expired',
        'expired',
        'paid',
      ])
      expect(await waiting.state()).toBe('pending')
    })

    test('takes what the provider says of a payment that failed or expired there', async () => {
      const [failed, expired] = [await begin(20), await begin(20)]
      opened.midtrans.statuses.set(failed.order.orderId, midtransCallback(failed.order, 'cancel'))
      opened.midtrans.statuses.set(expired.order.orderId, midtransCallback(expired.order, 'expire'))
      await run()
      expect([await failed.state(), await expired.state()]).toEqual(['failed', 'expired'])
    })

    test('leaves an invoice unchanged whose amount differs, reports it to a person, and goes on with the next', async () => {
      const [wrong, next] = [await begin(2000), await begin(20)]
      const lower = { ...wrong.order, amount: 1 }
      opened.midtrans.statuses.set(wrong.order.orderId, midtransCallback(lower, 'settlement'))
      opened.midtrans.statuses.set(next.order.orderId, midtransCallback(next.order, 'settlement'))
      await run()
      expect([await wrong.state(), await next.state()]).toEqual(['pending', 'paid'])
      expect(opened.alerts).toContain('Payment alert: amount differs')
    })
  })
})
