import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approvePayout, readBalance, requestPayout } from '#schemas/services/payout.ts'
import type { Caller } from '../../../calls.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { countRows } from '../../database/paging.ts'
import { creditSite } from '#tests/services/credit-site.ts'
import { type OpenedPayments, openPayments } from '#tests/services/open-payments.ts'
import { ledger } from '../../database/tables/payment-tables.ts'
import { verifyPayoutAudit } from './payout-audit.ts'

const wanted = { bank: '014', accountNumber: '123456789', accountName: 'Sari Melati' }

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('payouts', () => {
    let opened: OpenedPayments
    let partner: Caller
    let admin: Caller
    beforeAll(async () => {
      opened = await openPayments(await newPlace(), 'midtrans')
      partner = await opened.addAccount('partner')
      admin = await opened.addAccount('admin')
      await creditSite(opened, 1_000_000)
    })
    afterAll(() => opened.close())

    const request = (amount: number) => opened.ask(requestPayout, { ...wanted, amount }, partner)
    const balance = () => opened.ask(readBalance, {}, admin)

    test('that two hundred approve at once are approved once, with one entry', async () => {
      const { id = '', digest = '' } = (await request(25_000)) ?? {}
      const admins = await Promise.all([1, 2, 3, 4].map(() => opened.addAccount('admin')))
      const answers = await Promise.allSettled(
        Array.from({ length: 200 }, (_, i) =>
          opened.ask(approvePayout, { id, digest }, admins[i % 4] ?? admin),
        ),
      )
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const reasons = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
      expect(new Set(reasons.map(({ status }) => status))).toEqual(new Set([409]))
      const entries = await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        countRows(tx, ledger, eq(ledger.payoutId, id)),
      )
      expect(entries).toBe(2)
    })

    test('that two hundred ask for at once never take more than there is', async () => {
      const before = await balance()
      const amount = Math.floor((before?.available ?? 0) / 10)
      const answers = await Promise.allSettled(Array.from({ length: 200 }, () => request(amount)))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
      const after = await balance()
      expect(after?.available).toBe((before?.available ?? 0) - 10 * amount)
      expect(after?.reserved).toBe((before?.reserved ?? 0) + 10 * amount)
    })

    test('that came at once are sealed one after the other', async () => {
      const { isIntact, entries } = await verifyPayoutAudit(opened.database, 'alpha')
      expect({ isIntact, entries }).toEqual({ isIntact: true, entries: 12 })
    })

    test('that come while their audit is looked at leave it intact', async () => {
      await creditSite(opened, 1_000_000)
      let isOver = false
      const requests = Promise.allSettled(
        Array.from({ length: 40 }, () => request(10_000)),
      ).finally(() => void (isOver = true))
      const reports = []
      while (!isOver) reports.push(await verifyPayoutAudit(opened.database, 'alpha'))
      await requests
      expect(reports.filter(({ isIntact }) => !isIntact)).toEqual([])
    })
  })
})
