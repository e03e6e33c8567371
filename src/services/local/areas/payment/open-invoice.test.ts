import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openInvoice, readInvoice, repayInvoice } from '#schemas/services/payment.ts'
import { backends } from '../../database/new-database-for-test.ts'
import {
  enrolments,
  invoices,
  ledger,
  paymentAttempts,
} from '../../database/tables/payment-tables.ts'
import { type OpenedPayments, openPayments } from '#tests/services/open-payments.ts'

const slug = 'dibuka'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('an invoice', () => {
    let opened: OpenedPayments
    beforeAll(async () => {
      opened = await openPayments(await newPlace(), 'midtrans')
      await opened.setPrice(3_000_000_000)
    })
    afterAll(() => opened.close())

    const server = { role: 'server', siteId: 'alpha' } as const
    const close = (id: string, state: 'failed' | 'expired') =>
      opened.database.transaction(server, (tx) =>
        tx
          .update(invoices)
          .set({ state, closedAt: sql`now()` })
          .where(eq(invoices.id, id)),
      )

    test('has the price of the class and the address where it is paid', async () => {
      const student = await opened.addAccount('student')
      const invoice = await opened.ask(openInvoice, { slug }, student)
      expect(invoice).toMatchObject({
        state: 'pending',
        amount: 3_000_000_000,
        currency: 'IDR',
        class: { slug },
        closedAt: null,
      })
      expect(invoice?.payUrl).toMatch(/^https:\/\/pay\.test\//)
      const hours = Date.parse(invoice?.expiresAt ?? '') - Date.parse(invoice?.createdAt ?? '')
      expect(hours).toBe(24 * 3_600_000)
    })

    test('is the same one when it is asked for again, also by many at once', async () => {
      const student = await opened.addAccount('student')
      const asked = opened.midtrans.requests.length
      const all = await Promise.all(
        Array.from({ length: 20 }, () => opened.ask(openInvoice, { slug }, student)),
      )
      expect(new Set(all.map((each) => `${each?.id} ${each?.payUrl}`)).size).toBe(1)
      expect(await opened.ask(repayInvoice, { slug }, student)).toEqual(all[0])
      expect(opened.midtrans.requests.length).toBe(asked + 1)
    })

    test('retains its amount when the class gets another price', async () => {
      const student = await opened.addAccount('student')
      const first = await opened.ask(openInvoice, { slug }, student)
      await opened.setPrice(77_000)
      expect((await opened.ask(openInvoice, { slug }, student))?.amount).toBe(first?.amount)
      const other = await opened.addAccount('student')
      expect((await opened.ask(openInvoice, { slug }, other))?.amount).toBe(77_000)
    })

    test('of a class without a price is paid at once, and opens the class', async () => {
      await opened.setPrice(0)
      const student = await opened.addAccount('student')
      const asked = opened.midtrans.requests.length
      const invoice = await opened.ask(openInvoice, { slug }, student)
      expect(invoice).toMatchObject({ state: 'paid', amount: 0, payUrl: null })
      expect(opened.midtrans.requests.length).toBe(asked)
      const rows = await opened.database.transaction(server, async (tx) => ({
        opened: await tx.select().from(enrolments).where(eq(enrolments.accountId, student.userId)),
        entered: await tx
          .select()
          .from(ledger)
          .where(eq(ledger.invoiceId, invoice?.id ?? '')),
      }))
      expect(rows.opened).toMatchObject([{ classId: invoice?.class.id, invoiceId: invoice?.id }])
      expect(rows.entered).toEqual([])
      await opened.setPrice(50_000)
    })

    test.each(['failed', 'expired'] as const)(
      'that %s stays, and another is opened',
      async (end) => {
        const student = await opened.addAccount('student')
        const first = await opened.ask(openInvoice, { slug }, student)
        await close(first?.id ?? '', end)
        const second = await opened.ask(repayInvoice, { slug }, student)
        expect(second?.id).not.toBe(first?.id)
        expect(second).toMatchObject({ state: 'pending', amount: 50_000 })
        expect(second?.payUrl).not.toBe(first?.payUrl)
        const old = await opened.ask(readInvoice, { id: first?.id }, student)
        expect(old).toMatchObject({ state: end, payUrl: null })
        expect((await opened.ask(readInvoice, { slug }, student))?.id).toBe(second?.id)
      },
    )

    test('is not tried again by who never had one, and not made for an unknown class', async () => {
      const student = await opened.addAccount('student')
      expect(await opened.ask(repayInvoice, { slug }, student)).toBeNull()
      expect(await opened.ask(openInvoice, { slug: 'tidak-ada' }, student)).toBeNull()
      expect(await opened.ask(readInvoice, { slug }, student)).toBeNull()
    })

    test('is read by its owner and by admins, and is unknown to all others', async () => {
      const [owner, other] = [
        await opened.addAccount('student'),
        await opened.addAccount('student'),
      ]
      const invoice = await opened.ask(openInvoice, { slug }, owner)
      const read = async (kind: 'owner' | 'other' | 'admin' | 'superadmin' | 'partner') => {
        const known = { owner, other }
        const caller =
          kind === 'owner' || kind === 'other' ? known[kind] : await opened.addAccount(kind)
        return opened.ask(readInvoice, { id: invoice?.id }, caller)
      }
      for (const kind of ['owner', 'admin', 'superadmin'] as const) {
        expect(await read(kind)).toEqual(invoice)
      }
      for (const kind of ['other', 'partner'] as const) expect(await read(kind)).toBeNull()
      const admin = await opened.addAccount('admin', 'beta')
      expect(await opened.askAt('beta')(readInvoice, { id: invoice?.id }, admin)).toBeNull()
    })

    test('is nothing a visitor has', async () => {
      for (const endpoint of [openInvoice, repayInvoice, readInvoice]) {
        await expect(opened.ask(endpoint, { slug }, null)).rejects.toMatchObject({ status: 401 })
      }
    })

    test('gets a new order after the provider could not be reached', async () => {
      const student = await opened.addAccount('student')
      opened.midtrans.state.isDown = true
      await expect(opened.ask(openInvoice, { slug }, student)).rejects.toMatchObject({
        status: 503,
      })
      opened.midtrans.state.isDown = false
      const invoice = await opened.ask(openInvoice, { slug }, student)
      expect(invoice?.payUrl).toMatch(/^https:/)
      const orders = await opened.database.transaction(server, (tx) =>
        tx
          .select({ isGivenUp: paymentAttempts.isGivenUp })
          .from(paymentAttempts)
          .where(and(eq(paymentAttempts.invoiceId, invoice?.id ?? '')))
          .orderBy(paymentAttempts.createdAt),
      )
      expect(orders.map(({ isGivenUp }) => isGivenUp)).toEqual([true, false])
    })

    test('that is about to expire is not opened at a provider any more', async () => {
      const student = await opened.addAccount('student')
      opened.midtrans.state.isDown = true
      await expect(opened.ask(openInvoice, { slug }, student)).rejects.toMatchObject({
        status: 503,
      })
      opened.midtrans.state.isDown = false
      await opened.backend.session((session) =>
        session.query(
          `UPDATE invoices SET expires_at = now() + interval '9 minutes' WHERE account_id = $1`,
          [student.userId],
        ),
      )
      const asked = opened.midtrans.requests.length
      await expect(opened.ask(openInvoice, { slug }, student)).rejects.toMatchObject({
        status: 409,
      })
      expect(opened.midtrans.requests.length).toBe(asked)
    })

    test('gets a new page once the provider has closed the one before', async () => {
      const student = await opened.addAccount('student')
      const first = await opened.ask(openInvoice, { slug }, student)
      const at = (expires: string, opened_: string) =>
        opened.backend.session(async (session) => {
          const ends = 'UPDATE invoices SET expires_at = now() + $2::interval WHERE id = $1'
          await session.query(ends, [first?.id, expires])
          const began =
            'UPDATE payment_attempts SET created_at = now() - $2::interval WHERE invoice_id = $1'
          await session.query(began, [first?.id, opened_])
        })
      await at('61 minutes', '23 hours')
      expect((await opened.ask(openInvoice, { slug }, student))?.payUrl).toBe(first?.payUrl)
      await at('59 minutes', '23 hours')
      const second = await opened.ask(openInvoice, { slug }, student)
      expect(second?.id).toBe(first?.id)
      expect(second?.payUrl).not.toBe(first?.payUrl)
      expect((await opened.ask(openInvoice, { slug }, student))?.payUrl).toBe(second?.payUrl)
    })

    test('that is being opened by another node is asked for again later', async () => {
      const student = await opened.addAccount('student')
      const invoice = await opened.ask(openInvoice, { slug }, student)
      await opened.database.transaction(server, (tx) =>
        tx.insert(paymentAttempts).values({
          orderId: `tenun-other-node-${student.userId.slice(0, 8)}`,
          siteId: 'alpha',
          invoiceId: invoice?.id ?? '',
          provider: 'midtrans',
        }),
      )
      await expect(opened.ask(openInvoice, { slug }, student)).rejects.toMatchObject({
        status: 503,
        retryAfter: 3,
      })
    })
  })

  describe.skipIf(!isHere)('while payments are off', () => {
    let opened: OpenedPayments
    beforeAll(async () => {
      opened = await openPayments(await newPlace(), 'off')
    })
    afterAll(() => opened.close())

    test('only a class without a price can be had', async () => {
      const ask = async () => opened.ask(openInvoice, { slug }, await opened.addAccount('student'))
      await opened.setPrice(5000)
      await expect(ask()).rejects.toMatchObject({ status: 409 })
      await opened.setPrice(0)
      expect(await ask()).toMatchObject({ state: 'paid' })
    })
  })
})
