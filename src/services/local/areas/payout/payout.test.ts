import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  approvePayout,
  listBanks,
  listPayouts,
  readBalance,
  rejectPayout,
  requestPayout,
} from '#schemas/services/payout.ts'
import { UserKind } from '#schemas/endpoint.ts'
import type { Caller } from '../../../calls.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { creditSite } from '#tests/services/credit-site.ts'
import { type OpenedPayments, openPayments } from '#tests/services/open-payments.ts'

const wanted = {
  amount: 25_000,
  bank: '014',
  accountNumber: '123-456 789',
  accountName: 'Sari Melati',
}

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

    const request = (more: Partial<z.input<typeof requestPayout.input>> = {}, caller = partner) =>
      opened.ask(requestPayout, { ...wanted, ...more }, caller)
    const balance = () => opened.ask(readBalance, {}, admin)
    const list = async (input: object, caller = admin) =>
      (await opened.ask(listPayouts, input, caller))?.items.map(({ accountName }) => accountName)
    const named = (payout: { id: string; digest: string } | null) => ({
      id: payout?.id ?? '',
      digest: payout?.digest ?? '',
    })

    test('set their amount aside, and show what an approval is bound to', async () => {
      const before = await balance()
      const payout = await request()
      expect(payout).toMatchObject({
        status: 'requested',
        amount: 25_000,
        bank: { code: '014', name: 'Bank Central Asia (BCA)' },
        accountNumber: '123456789',
        requestedBy: { id: partner.userId },
        decidedBy: null,
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      const after = await balance()
      expect(after?.available).toBe((before?.available ?? 0) - 25_000)
      expect(after?.reserved).toBe((before?.reserved ?? 0) + 25_000)
    })

    test('that are approved are paid out, once', async () => {
      const payout = await request()
      const before = await balance()
      const approved = await opened.ask(approvePayout, named(payout), admin)
      expect(approved).toMatchObject({ status: 'approved', decidedBy: { id: admin.userId } })
      const after = await balance()
      expect(after?.disbursed).toBe((before?.disbursed ?? 0) + 25_000)
      expect(after?.available).toBe(before?.available)
      const again = { status: 409, message: 'This payout was approved before.' }
      await expect(opened.ask(approvePayout, named(payout), admin)).rejects.toMatchObject(again)
      const reject = { id: payout?.id ?? '', reason: 'Terlambat' }
      await expect(opened.ask(rejectPayout, reject, admin)).rejects.toMatchObject(again)
      expect(await balance()).toEqual(after)
    })

    test('that are rejected give their amount back, with the reason', async () => {
      const before = await balance()
      const payout = await request()
      const reject = { id: payout?.id ?? '', reason: 'Nomor rekening keliru' }
      expect(await opened.ask(rejectPayout, reject, admin)).toMatchObject({
        status: 'rejected',
        reason: 'Nomor rekening keliru',
      })
      expect(await balance()).toEqual(before)
      await expect(opened.ask(approvePayout, named(payout), admin)).rejects.toMatchObject({
        status: 409,
      })
    })

    test('are not decided by who asked for them, nor by another digest than their own', async () => {
      const payout = await request({}, admin)
      const own = { status: 403 }
      await expect(opened.ask(approvePayout, named(payout), admin)).rejects.toMatchObject(own)
      const reject = { id: payout?.id ?? '', reason: 'Batal saja' }
      await expect(opened.ask(rejectPayout, reject, admin)).rejects.toMatchObject(own)
      const other = await opened.addAccount('admin')
      const wrong = { ...named(payout), digest: 'a'.repeat(64) }
      await expect(opened.ask(approvePayout, wrong, other)).rejects.toMatchObject({ status: 409 })
      expect(await opened.ask(approvePayout, named(payout), other)).toMatchObject({
        status: 'approved',
      })
    })

    test('are not approved by their requester by direct SQL either', async () => {
      const payout = await request({}, admin)
      const approve = `UPDATE payouts SET status = 'approved', approver_id = requester_id,
        decided_at = now() WHERE id = $1`
      const bySql = opened.backend.session((session) => session.query(approve, [payout?.id]))
      await expect(bySql).rejects.toMatchObject({ constraint: 'payouts_two_people' })
    })

    test('of more than the balance are refused, and leave nothing behind', async () => {
      const before = await balance()
      const count = (await opened.ask(listPayouts, {}, admin))?.pagination.totalItems
      const amount = (before?.available ?? 0) + 1
      await expect(request({ amount })).rejects.toMatchObject({ name: 'ServiceError', status: 409 })
      expect(await balance()).toEqual(before)
      expect((await opened.ask(listPayouts, {}, admin))?.pagination.totalItems).toBe(count)
    })

    test('that are sent again under one key are made once, also by many at once', async () => {
      const before = await balance()
      const key = 'permintaan-1'
      const all = await Promise.all(Array.from({ length: 20 }, () => request({ key })))
      expect(new Set(all.map((payout) => payout?.id)).size).toBe(1)
      expect((await balance())?.available).toBe((before?.available ?? 0) - 25_000)
      await expect(request({ key, amount: 30_000 })).rejects.toMatchObject({ status: 409 })
      const accountName = 'Bagas Wijaya'
      await expect(request({ key, accountName })).rejects.toMatchObject({ status: 409 })
      const other = await opened.addAccount('partner')
      expect((await request({ key }, other))?.id).not.toBe(all[0]?.id)
    })

    test('go to a bank there is, to an account and a name that can be', async () => {
      await expect(request({ bank: '999' })).rejects.toMatchObject({
        status: 422,
        fields: [{ field: 'bank' }],
      })
      for (const wrong of [
        { amount: 9999 },
        { amount: 10_000.5 },
        { bank: 'BCA' },
        { accountNumber: '12a45' },
        { accountNumber: '1234' },
        { accountName: '  ' },
        { accountName: '<b>Sari</b>' },
        { key: 'pendek' },
      ]) {
        expect(requestPayout.input.safeParse({ ...wanted, ...wrong }).success).toBe(false)
      }
      for (const accountName of ["Nur A'ini, S.Pd.", 'PT Maju-Jaya (Persero)', 'Désirée']) {
        expect(requestPayout.input.safeParse({ ...wanted, accountName }).success).toBe(true)
      }
    })

    test('are listed newest first, by page, status, bank and words', async () => {
      const other = await opened.addAccount('partner')
      await request({ accountName: 'Bagas Wijaya', bank: '008', accountNumber: '777001' }, other)
      await request({ accountName: 'Citra Lestari', bank: '451' }, other)
      expect((await list({}))?.slice(0, 2)).toEqual(['Citra Lestari', 'Bagas Wijaya'])
      expect(await list({}, other)).toEqual(['Citra Lestari', 'Bagas Wijaya'])
      expect(await list({ bank: '008' })).toEqual(['Bagas Wijaya'])
      expect(await list({ search: 'lestari' })).toEqual(['Citra Lestari'])
      expect(await list({ search: '7700' })).toEqual(['Bagas Wijaya'])
      expect(await list({ search: '777 0-01' })).toEqual(['Bagas Wijaya'])
      expect(await list({ search: '-' })).toEqual([])
      expect(await list({ search: 'syariah' })).toEqual(['Citra Lestari'])
      expect(await list({ search: '100%' })).toEqual([])
      expect(await list({ status: 'approved' })).toEqual(['Sari Melati', 'Sari Melati'])
      const page = await opened.ask(listPayouts, { page: 2, perPage: 1 }, other)
      expect(page?.items.map(({ accountName }) => accountName)).toEqual(['Bagas Wijaya'])
      expect(page?.pagination).toEqual({ page: 2, perPage: 1, totalItems: 2, totalPages: 2 })
      expect((await opened.ask(listPayouts, {}, admin))?.pagination.perPage).toBe(10)
    })

    test('are of one site alone, where a superadmin of another may decide', async () => {
      const ofBeta = await opened.addAccount('admin', 'beta')
      const payout = await request()
      expect(await opened.askAt('beta')(listPayouts, {}, ofBeta)).toMatchObject({ items: [] })
      expect(await opened.askAt('beta')(approvePayout, named(payout), ofBeta)).toBeNull()
      const superadmin = await opened.addAccount('superadmin', 'beta')
      expect(await opened.ask(approvePayout, named(payout), superadmin)).toMatchObject({
        decidedBy: { id: superadmin.userId, name: expect.stringMatching(/^Akun/) },
      })
      expect(await opened.askAt('beta')(readBalance, {}, ofBeta)).toEqual({
        currency: 'IDR',
        available: 0,
        reserved: 0,
        disbursed: 0,
      })
    })

    const readers = ['superadmin', 'admin', 'lead_program', 'lead_region', 'partner']
    const may = new Map<unknown, string[]>([
      [listPayouts, readers],
      [listBanks, readers],
      [readBalance, readers],
      [requestPayout, ['superadmin', 'admin', 'partner']],
      [approvePayout, ['superadmin', 'admin']],
      [rejectPayout, ['superadmin', 'admin']],
    ])
    const id = '00000000-0000-4000-8000-000000000000'
    const inputs = { ...wanted, id, digest: 'a'.repeat(64), reason: 'Tidak perlu', bank: '014' }

    test.each([...UserKind.options, null])(
      'are open to %s as far as their role goes',
      async (kind) => {
        const caller = kind === null ? null : await opened.addAccount(kind)
        for (const endpoint of [
          listPayouts,
          listBanks,
          readBalance,
          requestPayout,
          approvePayout,
          rejectPayout,
        ]) {
          const asked = opened.ask(endpoint, inputs, caller)
          const refused = { name: 'ServiceError', status: kind === null ? 401 : 403 }
          if (kind !== null && may.get(endpoint)?.includes(kind)) await asked
          else await expect(asked).rejects.toMatchObject(refused)
        }
      },
    )

    test('can go to the banks of Indonesia, by name and with the codes of Bank Indonesia', async () => {
      const banks = (await opened.ask(listBanks, {}, partner)) ?? []
      expect(banks.length).toBeGreaterThan(90)
      expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
      expect(banks).toContainEqual({ code: '451', name: 'Bank Syariah Indonesia (BSI)' })
    })
  })
})
