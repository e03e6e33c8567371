import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payDonation, readDonationReceipt } from '#schemas/services/donation.ts'
import { midtransCallback } from '#tests/services/fake-midtrans.ts'
import { openPayer, type Payer, server } from '#tests/services/midtrans-payer.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { donationPayments, ledger } from '../../database/tables/payment-tables.ts'
import { mails } from '../../database/tables/people-tables.ts'
import { donations } from '../../database/tables/rest-tables.ts'
import { reconcile } from './reconcile.ts'
import { createPayments } from './payments.ts'
import { readPerson, removePerson } from '../people/person-data.ts'

const amount = 60_000
const gift = (email: string) => payDonation.input.parse({ amount, email, name: 'Sri Rekaan' })

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a donation that is paid at the provider', () => {
    let payer: Payer
    beforeAll(async () => {
      payer = await openPayer(await newPlace())
    })
    afterAll(() => payer.close())

    const inSite = <T>(work: Parameters<typeof payer.database.transaction<T>>[1]) =>
      payer.database.transaction(server, work)
    const begin = async (email: string) => {
      const answer = await payer.ask(payDonation, gift(email), null)
      const key = /^\/receipt\/([\w-]{43})/.exec(answer?.leadsTo ?? '')?.[1] ?? ''
      const [row] = await inSite((tx) =>
        tx.select().from(donationPayments).where(eq(donationPayments.key, key)),
      )
      return { key, order: { orderId: row?.orderId ?? '', amount }, row }
    }
    const receiptOf = (key: string) => payer.ask(readDonationReceipt, { key }, null)
    /** What a visitor may read of the donations adds up to. */
    const totalOf = () =>
      payer.database.transaction({ role: 'visitor', siteId: 'alpha' }, async (tx) => {
        const rows = await tx.select({ amount: donations.amount }).from(donations)
        return rows.reduce((sum, row) => sum + row.amount, 0)
      })
    const mailed = (email: string) =>
      inSite((tx) => tx.select().from(mails).where(eq(mails.recipient, email)))

    test('counts once with its receipt, however often and however parallel its callback comes', async () => {
      const email = 'sri@donatur.example'
      const { key, order, row } = await begin(email)
      const before = { total: await totalOf(), balance: await payer.balance() }
      expect(await receiptOf(key)).toMatchObject({
        state: 'pending',
        payUrl: expect.stringContaining('https://pay.test/'),
      })
      expect(await totalOf()).toBe(before.total)
      const callback = midtransCallback(order, 'settlement')
      payer.midtrans.statuses.set(order.orderId, callback)
      const answers = await Promise.all(Array.from({ length: 8 }, () => payer.send(callback)))
      expect(answers.filter((answer) => answer?.isRepeated === false)).toHaveLength(1)
      expect(await totalOf()).toBe(before.total + amount)
      expect(await payer.balance()).toBe(before.balance + amount)
      const receipt = await receiptOf(key)
      expect(receipt).toMatchObject({ state: 'paid', payUrl: null, amount, name: 'Sri Rekaan' })
      const rows = await inSite((tx) =>
        tx.select().from(donations).where(eq(donations.name, 'Sri Rekaan')),
      )
      expect(rows).toEqual([expect.objectContaining({ amount, status: 'confirmed' })])
      const entries = await inSite((tx) =>
        tx
          .select()
          .from(ledger)
          .where(eq(ledger.donationPaymentId, row?.id ?? '')),
      )
      expect(entries).toEqual([expect.objectContaining({ kind: 'gift', amount })])
      expect(await mailed(email)).toEqual([
        expect.objectContaining({
          template: 'donation-received',
          data: expect.objectContaining({ receipt: receipt?.receipt, amount: String(amount) }),
        }),
      ])
    })

    test('stays in the total without a name when its donor is erased', async () => {
      const email = 'hapus@donatur.example'
      const { order, row } = await begin(email)
      await payer.notify(order, 'settlement')
      const before = await totalOf()
      const person = { siteId: 'alpha', email, accountId: undefined }
      const found = await inSite((tx) => readPerson(tx, person))
      expect(found.rows['donation_payments']).toEqual([
        expect.objectContaining({ email, amount, state: 'paid' }),
      ])
      const admin = await payer.addAccount('admin')
      await inSite((tx) => removePerson(tx, { siteId: 'alpha', caller: admin }, person))
      const [paid] = await inSite((tx) =>
        tx
          .select()
          .from(donationPayments)
          .where(eq(donationPayments.id, row?.id ?? '')),
      )
      expect(paid).toMatchObject({ name: null, email: null, message: null, state: 'paid' })
      const [donation] = await inSite((tx) =>
        tx
          .select()
          .from(donations)
          .where(eq(donations.id, paid?.donationId ?? '')),
      )
      expect(donation).toMatchObject({ name: null, amount, status: 'confirmed' })
      expect(await totalOf()).toBe(before)
    })

    test('is not paid by a wrong signature, another amount, or at another site', async () => {
      const { key, order } = await begin('salah@donatur.example')
      const forged = { ...midtransCallback(order, 'settlement'), signature_key: 'x'.repeat(128) }
      await expect(payer.send(forged)).rejects.toMatchObject({ status: 401 })
      const other = midtransCallback({ ...order, amount: 1000 }, 'settlement')
      await expect(payer.send(other)).rejects.toMatchObject({ status: 422 })
      expect(await payer.send(midtransCallback(order, 'settlement'), 'beta')).toBeNull()
      // The provider itself does not know of the money.
      await expect(payer.send(midtransCallback(order, 'settlement'))).rejects.toMatchObject({
        status: 503,
      })
      expect(await receiptOf(key)).toMatchObject({ state: 'pending' })
      expect(await payer.askAt('beta')(readDonationReceipt, { key }, null)).toBeNull()
    })

    test('that was cancelled stays so: money that comes later is reported to a person', async () => {
      const { key, order } = await begin('batal@donatur.example')
      const before = await totalOf()
      await payer.notify(order, 'cancel')
      await payer.notify(order, 'settlement')
      expect(await receiptOf(key)).toMatchObject({ state: 'failed', payUrl: null })
      expect(await totalOf()).toBe(before)
      expect(payer.alerts.at(-1)).toBe('Payment alert: Money arrived for an invoice that is failed')
      expect(await mailed('batal@donatur.example')).toEqual([])
    })

    test('whose callback was lost is found by the reconciliation, and expires after a day', async () => {
      const [paid, left] = [
        await begin('lama@donatur.example'),
        await begin('lupa@donatur.example'),
      ]
      await payer.backend.session((session) =>
        session.query(
          `UPDATE donation_payments SET created_at = now() - interval '25 hours',
            expires_at = now() - interval '1 hour' WHERE state = 'pending'`,
          [],
        ),
      )
      payer.midtrans.statuses.set(paid.order.orderId, midtransCallback(paid.order, 'settlement'))
      await reconcile(createPayments(payer.database, payer.config))
      expect(await receiptOf(paid.key)).toMatchObject({ state: 'paid' })
      expect(await receiptOf(left.key)).toMatchObject({ state: 'expired' })
    })

    test('whose provider is down is refused, and opened when the form is sent again', async () => {
      payer.midtrans.state.isDown = true
      await expect(
        payer.ask(payDonation, gift('ulang@donatur.example'), null),
      ).rejects.toMatchObject({ status: 503 })
      payer.midtrans.state.isDown = false
      const { key } = await begin('ulang@donatur.example')
      expect((await receiptOf(key))?.payUrl).toMatch(/^https:/)
    })
  })
})
