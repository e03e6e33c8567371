import { expect } from 'vitest'
import type { Endpoint } from '#schemas/endpoint.ts'
import {
  approvePayout,
  type Bank,
  listBanks,
  listPayouts,
  readBalance,
  rejectPayout,
  requestPayout,
} from '#schemas/services/payout.ts'
import type { Case } from '../case.ts'

const id = '00000000-0000-4000-8000-000000000000'
const digest = 'a'.repeat(64)
const wanted = {
  amount: 25_000,
  bank: '014',
  accountNumber: '1234567890',
  accountName: 'Sari Melati',
}
const readers = ['superadmin', 'admin', 'lead_program', 'lead_region', 'partner'] as const

/** The missing field of each of these inputs is named. */
const refused = (
  endpoint: Endpoint,
  good: Record<string, unknown>,
  wrong: [field: string, value: unknown][],
): Case[] =>
  wrong.map(([field, value]) => ({
    name: `${field} cannot be ${JSON.stringify(value)?.slice(0, 30) ?? 'missing'}`,
    endpoint,
    as: 'admin',
    input: { ...good, [field]: value },
    status: 400,
    field,
  }))

const reads: Case[] = readers.flatMap((as): Case[] => [
  {
    name: `a ${as} reads the list, ten to a page`,
    endpoint: listPayouts,
    as,
    status: 200,
    check: (data: unknown) =>
      expect(data).toEqual({
        items: [],
        pagination: { page: 1, perPage: 10, totalItems: 0, totalPages: 0 },
      }),
  },
  {
    name: `a ${as} reads the banks`,
    endpoint: listBanks,
    as,
    status: 200,
    check: (banks: Bank[]) => {
      expect(banks.length).toBeGreaterThan(90)
      expect(banks).toContainEqual({ code: '014', name: 'Bank Central Asia (BCA)' })
    },
  },
  {
    name: `a ${as} reads the balance`,
    endpoint: readBalance,
    as,
    status: 200,
    check: (data: unknown) =>
      expect(data).toEqual({ currency: 'IDR', available: 0, reserved: 0, disbursed: 0 }),
  },
])

const lists: Case[] = [
  {
    name: 'a list takes every filter at once',
    endpoint: listPayouts,
    as: 'admin',
    input: { page: 2, perPage: 5, status: 'approved', bank: '014', search: `"%_' or 1=1` },
    status: 200,
    check: (data: unknown) =>
      expect(data).toEqual({
        items: [],
        pagination: { page: 2, perPage: 5, totalItems: 0, totalPages: 0 },
      }),
  },
  ...refused(listPayouts, {}, [
    ['page', '0'],
    ['perPage', '101'],
    ['status', 'paid'],
    ['bank', 'x'.repeat(61)],
    ['search', 'x'.repeat(201)],
  ]),
]

const requests: Case[] = [
  ...(['superadmin', 'admin', 'partner'] as const).map((as): Case => ({
    name: `a ${as} gets no more than the balance`,
    endpoint: requestPayout,
    as,
    input: wanted,
    status: 409,
  })),
  {
    name: 'what was refused is not listed',
    endpoint: listPayouts,
    as: 'superadmin',
    input: { search: wanted.accountName },
    status: 200,
    check: (data: unknown) => expect(data).toMatchObject({ items: [] }),
  },
  {
    name: 'a bank that is none is named',
    endpoint: requestPayout,
    as: 'partner',
    input: { ...wanted, bank: '999' },
    status: 422,
    field: 'bank',
  },
  ...refused(requestPayout, wanted, [
    ['amount', undefined],
    ['amount', 9999],
    ['amount', 25_000.5],
    ['amount', '25,000'],
    ['amount', '25.00'],
    ['amount', '9999'],
    ['amount', 'dua juta'],
    ['bank', 'BCA'],
    ['bank', undefined],
    ['accountNumber', '12a4567'],
    ['accountNumber', '1234'],
    ['accountName', ''],
    ['accountName', '<b>Sari</b>'],
    ['note', 'x'.repeat(501)],
    ['key', 'pendek'],
  ]),
]

const decisions: Case[] = [
  ...(['superadmin', 'admin'] as const).flatMap((as): Case[] => [
    {
      name: `a ${as} approves none that is not there`,
      endpoint: approvePayout,
      as,
      input: { id, digest },
      status: 404,
    },
    {
      name: `a ${as} rejects none that is not there`,
      endpoint: rejectPayout,
      as,
      input: { id, reason: 'Tidak perlu' },
      status: 404,
    },
  ]),
  ...refused(approvePayout, { id, digest }, [
    ['id', '7'],
    ['id', undefined],
    ['digest', undefined],
    ['digest', 'a'.repeat(63)],
    ['digest', 'A'.repeat(64)],
  ]),
  ...refused(rejectPayout, { id, reason: 'Tidak perlu' }, [
    ['id', '7'],
    ['reason', undefined],
    ['reason', '  '],
    ['reason', 'x'.repeat(501)],
  ]),
]

export const cases: Case[] = [...reads, ...lists, ...requests, ...decisions]
