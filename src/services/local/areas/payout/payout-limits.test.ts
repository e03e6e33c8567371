import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approvePayout,
  readBalance,
  rejectPayout,
  requestPayout,
} from '#schemas/services/payout.ts'
import type { Caller } from '../../../calls.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { creditSite } from '#tests/services/credit-site.ts'
import { type OpenedPayments, openPayments } from '#tests/services/open-payments.ts'

const wanted = { amount: 100_000, bank: '014', accountName: 'Sari Melati' }

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the limits of payouts', () => {
    let opened: OpenedPayments
    let partner: Caller
    let admin: Caller
    beforeAll(async () => {
      const limits = { coolDownHours: 24, dailyLimit: 250_000 }
      opened = await openPayments(await newPlace(), 'midtrans', limits)
      partner = await opened.addAccount('partner')
      admin = await opened.addAccount('admin')
      await creditSite(opened, 2_000_000)
      await creditSite(opened, 2_000_000, 'beta')
    })
    afterAll(() => opened.close())

    /** Moves what was requested and decided this many hours into the past. */
    const wait = (hours: number) =>
      opened.backend.session(async (session) => {
        await session.query('SET session_replication_role = replica', [])
        await session.query(
          `UPDATE payouts SET requested_at = requested_at - make_interval(hours => $1),
             decided_at = decided_at - make_interval(hours => $1)`,
          [hours],
        )
        await session.query('SET session_replication_role = origin', [])
      })
    const request = async (
      accountNumber: string,
      { siteId = 'alpha', caller = partner, amount = wanted.amount } = {},
    ) => {
      const asked = { ...wanted, accountNumber, amount }
      const payout = await opened.askAt(siteId)(requestPayout, asked, caller)
      return { id: payout?.id ?? '', digest: payout?.digest ?? '' }
    }
    const approve = (payout: { id: string; digest: string }) =>
      opened.ask(approvePayout, payout, admin)

    test('a bank account that is new to a site is paid to after a day', async () => {
      const ofBeta = await opened.addAccount('partner', 'beta')
      await request('555001', { siteId: 'beta', caller: ofBeta })
      await wait(30)
      const payout = await request('555001')
      await wait(23)
      await expect(approve(payout)).rejects.toMatchObject({
        status: 409,
        message: 'This bank account is new here. It can be paid to in an hour.',
      })
      await wait(1)
      expect(await approve(payout)).toMatchObject({ status: 'approved' })
      expect(await approve(await request('555001'))).toMatchObject({ status: 'approved' })
      await wait(24)
    })

    test('a day pays no more than its limit, also when many approve at once', async () => {
      const payouts = await Promise.all(Array.from({ length: 10 }, () => request('555002')))
      await wait(24)
      const before = await opened.ask(readBalance, {}, admin)
      const tries = await Promise.allSettled(payouts.map(approve))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      const after = await opened.ask(readBalance, {}, admin)
      expect(after?.disbursed).toBe((before?.disbursed ?? 0) + 200_000)
      const left = payouts.filter((_, i) => tries[i]?.status === 'rejected')
      const message = 'Only Rp50.000 can still be approved today. Approve this one tomorrow.'
      await expect(approve(left[0] ?? { id: '', digest: '' })).rejects.toMatchObject({ message })
      await wait(24)
      expect(await approve(left[0] ?? { id: '', digest: '' })).toMatchObject({ status: 'approved' })
    })

    test('a bank account is not known by a request that was rejected', async () => {
      const first = await request('555003')
      await opened.ask(rejectPayout, { id: first.id, reason: 'Tidak dikenal' }, admin)
      await wait(30)
      const payout = await request('555003')
      await expect(approve(payout)).rejects.toMatchObject({ status: 409, retryAfter: 24 * 3600 })
    })

    test('an amount over the limit of a day is not put off to another day', async () => {
      const payout = await request('555004', { amount: 260_000 })
      await wait(24)
      await expect(approve(payout)).rejects.toMatchObject({
        status: 409,
        message:
          'A day pays no more than Rp250.000. Reject this one; it can be asked for in parts.',
      })
    })
  })
})
