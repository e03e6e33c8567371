import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approvePayout, rejectPayout, requestPayout } from '#schemas/services/payout.ts'
import type { Caller } from '../../../calls.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { creditSite } from '#tests/services/credit-site.ts'
import { type OpenedPayments, openPayments } from '#tests/services/open-payments.ts'
import { verifyPayoutAudit, verifyPayoutAudits } from './payout-audit.ts'

const wanted = { amount: 10_000, bank: '008', accountNumber: '98765432', accountName: 'Sari' }

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the audit of payouts', () => {
    let opened: OpenedPayments
    let people: { partner: Caller; admin: Caller }
    beforeAll(async () => {
      opened = await openPayments(await newPlace(), 'midtrans')
      people = {
        partner: await opened.addAccount('partner'),
        admin: await opened.addAccount('admin'),
      }
      await creditSite(opened, 10_000_000)
      for (let round = 0; round < 3; round++) {
        const payout = await opened.ask(requestPayout, wanted, people.partner)
        const { id = '', digest = '' } = payout ?? {}
        if (round === 2) await opened.ask(rejectPayout, { id, reason: 'Keliru' }, people.admin)
        else await opened.ask(approvePayout, { id, digest }, people.admin)
      }
    })
    afterAll(() => opened.close())

    const verify = () => verifyPayoutAudit(opened.database, 'alpha')
    /** A change that the owner of the database can make after disabling the triggers. */
    const tamper = (table: string, statement: string) =>
      opened.backend.session((session) =>
        session.script(
          `ALTER TABLE ${table} DISABLE TRIGGER USER; ${statement};
           ALTER TABLE ${table} ENABLE TRIGGER USER`,
        ),
      )
    beforeEach(async () => {
      await expect(verify()).resolves.toEqual({ isIntact: true, entries: 6, brokenAt: null })
    })

    test('of a site where nothing happened is intact', async () => {
      expect(await verifyPayoutAudit(opened.database, 'beta')).toEqual({
        isIntact: true,
        entries: 0,
        brokenAt: null,
      })
    })

    test('is reported for every site, or for the one that is named', async () => {
      const all = await verifyPayoutAudits(opened.database)
      expect(all.map(({ site, entries }) => [site, entries])).toEqual([
        ['alpha', 6],
        ['beta', 0],
      ])
      expect(await verifyPayoutAudits(opened.database, 'beta')).toHaveLength(1)
      expect(await verifyPayoutAudits(opened.database, 'nobody')).toEqual([])
    })

    test.each([
      ['who did it', 'actor_id', `'${'0'.repeat(8)}-0000-4000-8000-000000000000'`],
      ['what was done', 'event', `'rejected'`],
      ['when', 'at', `at - interval '1 second'`],
      ['its hash', 'hash', `repeat('a', 64)`],
      ['its digest', 'digest', `repeat('a', 64)`],
    ])('shows an entry in which %s was changed', async (_what, column, value) => {
      const asBefore = `SELECT ${column}::text FROM payout_audit WHERE site_id = 'alpha' AND seq = 4`
      const [[before] = []] = await opened.backend.session((s) => s.query(asBefore, []))
      const drop = column === 'actor_id' ? 'payout_audit_actor_id_fkey' : 'payout_audit_once'
      const change = (to: string) =>
        `ALTER TABLE payout_audit DROP CONSTRAINT IF EXISTS ${drop};
         UPDATE payout_audit SET ${column} = ${to} WHERE site_id = 'alpha' AND seq = 4`
      await tamper('payout_audit', change(value))
      expect(await verify()).toEqual({ isIntact: false, entries: 6, brokenAt: 4 })
      await tamper('payout_audit', change(`'${String(before)}'`))
    })

    test('shows a payout that is not what was approved', async () => {
      const change = (number: string) => `UPDATE payouts SET account_number = '${number}'
        WHERE id = (SELECT payout_id FROM payout_audit WHERE site_id = 'alpha' AND seq = 3)`
      await tamper('payouts', change('11111111'))
      expect(await verify()).toMatchObject({ isIntact: false, brokenAt: 3 })
      await tamper('payouts', change(wanted.accountNumber))
    })

    test.each([
      ['was approved, and is rejected', 3, `status = 'rejected'`, `status = 'approved'`],
      [
        'was rejected, and is open again',
        5,
        `status = 'requested', approver_id = NULL, decided_at = NULL`,
        `status = 'rejected', decided_at = now(),
          approver_id = (SELECT actor_id FROM payout_audit WHERE seq = 6)`,
      ],
    ])('shows a payout that %s', async (...[, seq, to, back]) => {
      const change = (values: string) => `UPDATE payouts SET ${values}
        WHERE id = (SELECT payout_id FROM payout_audit WHERE site_id = 'alpha' AND seq = ${seq})`
      await tamper('payouts', change(to))
      const { isIntact } = await verify()
      await tamper('payouts', change(back))
      expect(isIntact).toBe(false)
    })

    test('shows a payout that no one requested', async () => {
      await tamper(
        'payouts',
        `INSERT INTO payouts (site_id, requester_id, amount, bank, account_number, account_name)
         SELECT site_id, requester_id, amount, bank, account_number, 'Gelap' FROM payouts LIMIT 1`,
      )
      const { isIntact, brokenAt } = await verify()
      await tamper('payouts', `DELETE FROM payouts WHERE account_name = 'Gelap'`)
      expect({ isIntact, brokenAt }).toEqual({ isIntact: false, brokenAt: 7 })
    })

    test('shows entries that were removed, in the middle and at the end', async () => {
      await tamper(
        'payout_audit',
        `CREATE TABLE aside AS SELECT * FROM payout_audit;
         DELETE FROM payout_audit WHERE seq = 6`,
      )
      expect(await verify()).toEqual({ isIntact: false, entries: 5, brokenAt: 6 })
      await tamper('payout_audit', 'DELETE FROM payout_audit WHERE seq = 2')
      expect(await verify()).toEqual({ isIntact: false, entries: 4, brokenAt: 3 })
      await tamper(
        'payout_audit',
        'INSERT INTO payout_audit SELECT * FROM aside WHERE seq IN (2, 6); DROP TABLE aside',
      )
      expect(await verify()).toMatchObject({ isIntact: true })
    })
  })
})
