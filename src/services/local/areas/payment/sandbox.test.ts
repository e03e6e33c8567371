import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openInvoice, readInvoice, receivePaymentCallback } from '#schemas/services/payment.ts'
import { readBalance, requestPayout } from '#schemas/services/payout.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { midtransCallback } from '#tests/services/fake-midtrans.ts'
import { type OpenedPayments, openPayments, sandboxSecret } from '#tests/services/open-payments.ts'
import { sandboxCallback, type SandboxOutcome } from './sandbox.ts'
import { createSandboxPage } from './sandbox-page.ts'

const slug = 'dibuka'
const price = 150_000

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the sandbox', () => {
    let opened: OpenedPayments
    beforeAll(async () => {
      opened = await openPayments(await newPlace(), 'sandbox')
      await opened.setPrice(price)
    })
    afterAll(() => opened.close())

    const pay = async (outcome: SandboxOutcome) => {
      const student = await opened.addAccount('student')
      const invoice = await opened.ask(openInvoice, { slug }, student)
      const orderId = invoice?.payUrl?.split('/').at(-1) ?? ''
      const callback = sandboxCallback(
        sandboxSecret,
        { orderId, amount: price },
        { outcome, at: new Date() },
      )
      return { invoice, student, orderId, callback }
    }

    test.each([
      ['paid', 'paid'],
      ['pending', 'pending'],
      ['failed', 'failed'],
    ] as const)('that is told %s leaves the invoice %s', async (outcome, state) => {
      const { student, invoice, callback } = await pay(outcome)
      expect(invoice?.payUrl).toMatch(/^https:\/\/alpha\.example\/api\/sandbox\/tenun-/)
      const answer = await opened.ask(receivePaymentCallback, callback, null)
      expect(answer).toEqual({ received: true, isRepeated: false })
      expect((await opened.ask(readInvoice, { id: invoice?.id }, student))?.state).toBe(state)
      expect(opened.midtrans.requests).toEqual([])
    })

    test('signs all that it says', async () => {
      const { callback } = await pay('pending')
      for (const change of [
        { transaction_status: 'settlement' },
        { status_code: '200' },
        { gross_amount: '1.00' },
        { currency: 'USD' },
        { transaction_time: 'later' },
      ]) {
        const forged = opened.ask(receivePaymentCallback, { ...callback, ...change }, null)
        await expect(forged).rejects.toMatchObject({ status: 401 })
      }
    })

    test('moves no money: no payout draws on it', async () => {
      const { callback } = await pay('paid')
      await opened.ask(receivePaymentCallback, callback, null)
      const partner = await opened.addAccount('partner')
      const books = { available: 0, reserved: 0, disbursed: 0 }
      expect(await opened.ask(readBalance, {}, partner)).toMatchObject(books)
      const wanted = { amount: 10_000, bank: '014', accountNumber: '12345678', accountName: 'Sari' }
      await expect(opened.ask(requestPayout, wanted, partner)).rejects.toMatchObject({
        status: 409,
        message: 'The balance is lower than this amount.',
      })
    })

    test('takes no callback of Midtrans for its own order', async () => {
      const { orderId, callback } = await pay('paid')
      const other = midtransCallback({ orderId, amount: price }, 'settlement')
      expect(await opened.ask(receivePaymentCallback, other, null)).toBeNull()
      expect((await opened.ask(receivePaymentCallback, callback, null))?.isRepeated).toBe(false)
    })

    test('has a page behind which the callback is made, and none where it is not chosen', async () => {
      const { database, config } = opened
      const { orderId } = await pay('pending')
      const page = createSandboxPage(database, config)
      const order = await page?.read('alpha', orderId)
      expect(order).toMatchObject({ orderId, amount: price, state: 'pending' })
      expect(order?.name).toMatch(/^Kelas/)
      expect(order?.returnPath).toBe(`/CallbackPayment?order_id=${orderId}`)
      expect(await page?.read('beta', orderId)).toBeNull()
      for (const name of ['tenun-none', '\0', '\ud800'])
        expect(await page?.read('alpha', name)).toBeNull()
      if (page === null || order === null || order === undefined) throw new Error('No page.')
      await opened.ask(receivePaymentCallback, page.callbackOf(order, 'paid'), null)
      expect((await page.read('alpha', orderId))?.state).toBe('paid')
      const environment = { ...config.environment, PAYMENT_PROVIDER: 'off' as const }
      expect(createSandboxPage(database, { ...config, environment })).toBeNull()
    })
  })
})
