import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approvePayout, requestPayout } from '#schemas/services/payout.ts'
import { price } from '#tests/faults/payment-place.ts'
import { creditSite } from '#tests/services/credit-site.ts'
import { openPayments, type OpenedPayments } from '#tests/services/open-payments.ts'
import { verifyPayoutAudit } from '../../areas/payout/payout-audit.ts'
import { hasPostgres } from './new-database-for-test.ts'
import { prepareDatabaseForTest } from './prepared-database-for-test.ts'

describe.skipIf(!hasPostgres)('under a role without rights of its own', () => {
  let opened: OpenedPayments
  beforeAll(async () => {
    const { databaseUrl, remove } = await prepareDatabaseForTest()
    opened = await openPayments({ place: { databaseUrl, folder: '' }, remove }, 'midtrans')
  })
  afterAll(() => opened.close())

  test('no right is left but those of the three roles', async () => {
    const rights = `SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls FROM pg_roles
      WHERE rolname = current_user`
    expect(await opened.backend.session((one) => one.query(rights, []))).toEqual([[false]])
  })

  test('payments are taken and paid out, and the audit is whole', async () => {
    await creditSite(opened, price)
    const bank = { bank: '014', accountNumber: '1234567890', accountName: 'Sari' }
    const partner = await opened.addAccount('partner')
    const payout = await opened.ask(requestPayout, { ...bank, amount: 20_000 }, partner)
    const { id = '', digest = '' } = payout ?? {}
    const admin = await opened.addAccount('admin')
    const approved = await opened.ask(approvePayout, { id, digest }, admin)
    expect(approved).toMatchObject({ id, status: 'approved' })
    expect((await verifyPayoutAudit(opened.database, 'alpha')).isIntact).toBe(true)
  })
})
